import { createBrowserRouter } from "react-router";
import { ownQueryReferences } from "../relay/own-query-references.ts";
import { routes } from "./routes.tsx";

export function createRouter() {
  const router = createBrowserRouter(routes);
  ownQueryReferences(router);
  return router;
}
