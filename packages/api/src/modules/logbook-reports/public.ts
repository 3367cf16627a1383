/** The public interface of this module: what other modules of the API may import. */
export { makeReport } from "./make-report.ts";
export { deleteOldReports } from "./report-queries.ts";
export { reportRunner } from "./report-runner.ts";
export { reportVerification } from "./verify-route.ts";
