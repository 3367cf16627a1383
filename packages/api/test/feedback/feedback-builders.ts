import { randomUUID } from "node:crypto";
import type { CastPerson } from "@cathedra/test-fixtures";
import type { CastApp } from "../support/cast-app.ts";

export const sendText = "mutation ($feedback: FeedbackInput!) { sendFeedback(feedback: $feedback) { id } }";

/** Feedback of a person, as the form sends it. */
export const aReport = (given: Readonly<Record<string, unknown>> = {}) => ({
  key: randomUUID(),
  name: "Maya Lindqvist",
  email: "maya@example.org",
  description: "The list of my records stays empty after I save one.",
  page: "http://portal.example/logbook/records/41?inviteCode=grpabc#top",
  browser: "Chromium 120",
  ...given,
});

/** Sends feedback, and returns its number. */
export async function reported(
  portal: CastApp,
  who: CastPerson,
  given: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { sendFeedback } = await portal.get(who, sendText, {
    feedback: aReport(given),
  });
  return sendFeedback.id;
}
