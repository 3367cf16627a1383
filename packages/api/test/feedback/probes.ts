import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { aReport, reported, sendText } from "./feedback-builders.ts";

/** Feedback of a person who has not yet sent many. */
export async function aFeedback(portal: CastApp): Promise<number> {
  await sql`delete from feedback where user_id = ${cast.maya.userId}`.execute(portal.database.db);
  return reported(portal, cast.maya);
}

export const probes: readonly Probe[] = [
  { operation: "Query.feedback", call: { query: "{ feedback { total reports { id } } }" } },
  {
    operation: "Query.feedbackReport",
    call: {
      query: "query ($id: Int!) { feedbackReport(id: $id) { id screenshotUrl } }",
      variables: async (portal) => ({ id: await aFeedback(portal) }),
    },
  },
  {
    operation: "Mutation.sendFeedback",
    call: { query: sendText, variables: async () => ({ feedback: aReport() }) },
  },
  {
    operation: "Mutation.changeFeedback",
    call: {
      query: 'mutation ($id: Int!) { changeFeedback(id: $id, state: in_work, note: "Looked at") { id } }',
      variables: async (portal) => ({ id: await aFeedback(portal) }),
    },
  },
];

export const webOperations: readonly WebOperation[] = [
  ["NewFeedbackQuery", cast.wei, 2],
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
