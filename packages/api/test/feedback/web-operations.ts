import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { aReport } from "./feedback-builders.ts";
import { aFeedback } from "./probes.ts";

export const feedbackWebOperations: readonly WebOperation[] = [
  ["AdminFeedbackQuery", cast.ingrid, 2, () => ({ person: "", limit: 25, offset: 0 })],
  ["FeedbackDrawerQuery", cast.ingrid, 2, async (portal) => ({ id: await aFeedback(portal) })],
  ["useSendFeedbackMutation", cast.george, 9, () => ({ feedback: aReport() })],
  [
    "WorkOnFeedbackMutation",
    cast.ingrid,
    8,
    async (portal) => ({ id: await aFeedback(portal), state: "done", note: "Mended" }),
  ],
];
