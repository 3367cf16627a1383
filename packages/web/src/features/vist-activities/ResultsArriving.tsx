import { type Arriving, useResultsArriving } from "./use-results-arriving.ts";

/** The same for a page that loads it only later: nothing of it is among the files of the start page. */
export function ResultsArriving(arriving: Arriving) {
  useResultsArriving(arriving);
  return null;
}
