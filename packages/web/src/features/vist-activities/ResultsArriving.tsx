import { type Arriving, useResultsArriving } from "./use-results-arriving.ts";

/** Renders nothing and calls `useResultsArriving`, for a page that loads it after its first view. */
export function ResultsArriving(arriving: Arriving) {
  useResultsArriving(arriving);
  return null;
}
