/** The public interface of this module: what other modules of the API may import. */
export { deleteOldFailedRequests } from "./delete-old-failed-requests.ts";
export { latestFailures } from "./failed-request-queries.ts";
export { nameOfStart } from "./name-of-start.ts";
export { failedRequests, type RecordFailure } from "./record-failures.ts";
export { recordFailedStart } from "./refused-starts.ts";
