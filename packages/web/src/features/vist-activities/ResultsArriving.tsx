import { type Arriving, useResultsArriving } from "./use-results-arriving.ts";

/** A component around `useResultsArriving`, for a page that loads it later than its first view. */
export function ResultsArriving(arriving: Arriving) {
  useResultsArriving(arriving);
  return null;
}
