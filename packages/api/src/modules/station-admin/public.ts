/** What other rooms of the API may use of this one. */
export { sessionLogsRoute } from "./log-download.ts";
