/** What other rooms of the API may use of this one. */
export { deleteOldFailedRequests } from "./delete-old-failed-requests.ts";
export { failedRequests, type RecordFailure } from "./record-failures.ts";
