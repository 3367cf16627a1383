/** The public interface of this module: what other modules of the API may import. */
export { requestSync } from "./request-sync.ts";
export { syncRunner } from "./sync-runner.ts";
