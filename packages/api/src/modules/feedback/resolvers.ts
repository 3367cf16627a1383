import { filePurposes } from "@cathedra/domain/files";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import { keyOfFile } from "../files/public.ts";
import { changeFeedback } from "./change-feedback.ts";
import { readFeedback, readOneFeedback } from "./read-feedback.ts";
import { sendFeedback } from "./send-feedback.ts";

/** Validity of the link in seconds. A picture that the page already displays is not affected when the link expires. */
const linkSeconds = 300;

/** A link to the picture of a report, for people who may read the report. */
function screenshotLink(ownLinks: OwnLinks, screenshotId: string | null): string | null {
  if (screenshotId === null) return null;
  return ownLinks.toObject(keyOfFile("feedback_screenshot", screenshotId), {
    expiresInSeconds: linkSeconds,
    disposition: `inline; filename="screenshot.${filePurposes.feedback_screenshot.extension}"`,
  });
}

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    feedback: (_, args, context) => readFeedback(context, context.actor, args),
    feedbackReport: async (_, { id }, context) => (await readOneFeedback(context, context.actor, id)) ?? null,
  },
  Mutation: {
    sendFeedback: (_, { feedback }, context) => sendFeedback(context, context.actor, feedback),
    changeFeedback: (_, args, context) => changeFeedback(context, context.actor, args),
  },
  Feedback: {
    hasScreenshot: ({ screenshotId }) => screenshotId !== null,
    screenshotUrl: ({ screenshotId }, _args, { ownLinks }) => screenshotLink(ownLinks, screenshotId),
  },
} satisfies Resolvers;
