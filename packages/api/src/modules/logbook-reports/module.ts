import { confirmationStates, maxTargets, participantRoles } from "@cathedra/domain/logbook";
import { reportLimits, uncountedReasons } from "@cathedra/domain/logbook-report";
import type { ApiModule } from "../module.ts";
import { logbookReportsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Reports of a logbook for examiners, and their verification. */
export const logbookReportsModule = {
  name: "logbook-reports",
  resolvers,
  listSizes: {
    "LogbookReports.reports": reportLimits.maxReports,
    "LogbookReportPreview.assumptions": 5,
    "LogbookReportPreview.unprintable": reportLimits.maxUnprintable,
    "LogbookReportPreview.confirmations": confirmationStates.length,
    "LogbookReportPreview.roles": participantRoles.length + 1,
    "LogbookReportPreview.requirements": maxTargets,
    "LogbookRequirementCount.uncounted": uncountedReasons.length,
  },
  guards: logbookReportsGuards,
} satisfies ApiModule;
