/** What other rooms of the API may use of this one. */
export { requestSync } from "./request-sync.ts";
export { syncRunner } from "./sync-runner.ts";
