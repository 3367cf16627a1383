import { confirmationStates, mostTargets, participantRoles } from "@cathedra/domain/logbook";
import { reportLimits, uncountedReasons } from "@cathedra/domain/logbook-report";
import type { ApiModule } from "../module.ts";
import { logbookReportsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Reports of a logbook for examiners, and their verification. */
export const logbookReportsModule = {
  name: "logbook-reports",
  resolvers,
  listSizes: {
    "LogbookReports.reports": reportLimits.mostReports,
    "LogbookReportPreview.assumptions": 5,
    "LogbookReportPreview.unprintable": reportLimits.mostUnprintable,
    "LogbookReportPreview.confirmations": confirmationStates.length,
    "LogbookReportPreview.roles": participantRoles.length + 1,
    "LogbookReportPreview.requirements": mostTargets,
    "LogbookRequirementCount.uncounted": uncountedReasons.length,
  },
  guards: logbookReportsGuards,
} satisfies ApiModule;
