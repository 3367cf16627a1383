import type { ApiModule } from "../module.ts";
import { mostAtOnce } from "./confirm.ts";
import { confirmationVisibility } from "./confirmation-visibility.ts";
import { confirmationGuards } from "./guards.ts";
import { hasCounts, mostReturned } from "./request-counts.ts";
import { resolvers } from "./resolvers.ts";
import { mostTrainees } from "./trainees-of-attending.ts";
import { confirmationUndos } from "./undo-answer.ts";

/** Records are confirmed by their attendings, or returned to their writers. */
export const confirmationsModule = {
  name: "confirmations",
  resolvers,
  prefetchFields: { "Query.logbookConfirmationCounts": hasCounts },
  listSizes: {
    "LogbookConfirmationsPage.records": 20,
    "LogbookConfirmationsPage.trainees": mostTrainees,
    "LogbookConfirmationCounts.returned": mostReturned,
    "ConfirmActivitiesPayload.records": mostAtOnce,
    "ConfirmActivitiesPayload.left": mostAtOnce,
    "ConfirmActivitiesPayload.undoOfEach": mostAtOnce,
  },
  undoKinds: confirmationUndos,
  noticeVisibility: confirmationVisibility,
  guards: confirmationGuards,
} satisfies ApiModule;
