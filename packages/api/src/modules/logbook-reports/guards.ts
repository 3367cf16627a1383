import { mayUseLogbook } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const logbookReportsGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.logbookReportPreview",
      "Query.logbookReports",
      "Mutation.makeLogbookReport",
      "Mutation.deleteLogbookReport",
    ],
    {
      own: "one's own cases and reports alone",
      by: [mayUseLogbook],
      first: mayUseLogbook,
      refuses: ["withoutLogbook"],
    },
  ),
  { operation: "POST /api/logbook/reports/verify", public: "the code is the right" },
];
