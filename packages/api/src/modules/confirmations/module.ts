import type { ApiModule } from "../module.ts";
import { maxAtOnce } from "./confirm.ts";
import { confirmationVisibility } from "./confirmation-visibility.ts";
import { confirmationGuards } from "./guards.ts";
import { hasCounts, maxReturned } from "./request-counts.ts";
import { resolvers } from "./resolvers.ts";
import { maxTrainees } from "./trainees-of-attending.ts";
import { confirmationUndos } from "./undo-answer.ts";

/** Records are confirmed by their attendings, or returned to their writers. */
export const confirmationsModule = {
  name: "confirmations",
  resolvers,
  prefetchFields: { "Query.logbookConfirmationCounts": hasCounts },
  listSizes: {
    "LogbookConfirmationsPage.records": 20,
    "LogbookConfirmationsPage.trainees": maxTrainees,
    "LogbookConfirmationCounts.returned": maxReturned,
    "ConfirmActivitiesPayload.records": maxAtOnce,
    "ConfirmActivitiesPayload.left": maxAtOnce,
    "ConfirmActivitiesPayload.undoOfEach": maxAtOnce,
  },
  undoKinds: confirmationUndos,
  noticeVisibility: confirmationVisibility,
  guards: confirmationGuards,
} satisfies ApiModule;
