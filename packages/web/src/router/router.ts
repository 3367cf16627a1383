import { createBrowserRouter } from "react-router";
import { ownQueryReferences } from "../relay/own-query-references.ts";
import { followRestoredScroll } from "./restored-scroll.ts";
import { routes } from "./routes.tsx";

export function createRouter() {
  const router = createBrowserRouter(routes);
  ownQueryReferences(router);
  followRestoredScroll(router);
  return router;
}
