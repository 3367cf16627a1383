import { type Arriving, useResultsArriving } from "./use-results-arriving.ts";

/** The same for a page that loads it later, so that it is not among the files of the start page. */
export function ResultsArriving(arriving: Arriving) {
  useResultsArriving(arriving);
  return null;
}
