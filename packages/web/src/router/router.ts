import { createBrowserRouter } from "react-router";
import { ownQueryReferences } from "../relay/own-query-references.ts";
import { followRequestedLocation } from "./requested-location.ts";
import { followRestoredScroll } from "./restored-scroll.ts";
import { addPages, routes } from "./routes.tsx";

export function createRouter() {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addPages() });
  ownQueryReferences(router);
  followRequestedLocation(router);
  followRestoredScroll(router);
  return router;
}
