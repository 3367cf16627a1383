import { reportLimits } from "../logbook-report/report-limits.ts";

/** How the making of a report for an examiner stands. */
export const reportOperationTexts = {
  states: {
    waiting: "The report waits to be made.",
    running: "The report is being made.",
    succeeded: "The report is ready.",
    failed: "The report was not made.",
    cancelled: "The report was cancelled.",
  },
  reasons: {
    GONE: "It was deleted.",
    TOO_MANY_CASES: `It would list more than ${reportLimits.maxCases} cases. Choose a shorter period.`,
  },
} as const;
