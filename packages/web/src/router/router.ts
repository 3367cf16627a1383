import { createBrowserRouter } from "react-router";
import { dropEarlyAnswers } from "../relay/early-answers.ts";
import { ownQueryReferences } from "../relay/own-query-references.ts";
import { followRequestedLocation } from "./requested-location.ts";
import { followRestoredScroll } from "./restored-scroll.ts";
import { addPages, routes } from "./routes.tsx";

export function createRouter() {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addPages() });
  ownQueryReferences(router);
  followRequestedLocation(router);
  followRestoredScroll(router);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    dropEarlyAnswers();
    stop();
  });
  return router;
}
