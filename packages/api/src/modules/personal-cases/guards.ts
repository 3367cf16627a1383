import type { Guard } from "../../graphql/guards.ts";

/** The routes of personal cases; they have no operations. */
export const personalCaseGuards: readonly Guard[] = [
  {
    operation: "GET /api/s3/vistcases",
    signedIn: "each hears of the cases that they made, and of nobody else's",
  },
  {
    operation: "POST /api/s3/vistcases",
    signedIn: "keeps a case of the caller's own; a station says by its signature whose",
  },
];
