/** What other rooms of the API may use of this one. */
export { forgetFailed } from "./forget-failed.ts";
export { failedRequests, type NoteFailure } from "./note-failures.ts";
