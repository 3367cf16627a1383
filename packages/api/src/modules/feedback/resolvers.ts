import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { changeFeedback } from "./change-feedback.ts";
import { readFeedback, readOneFeedback } from "./read-feedback.ts";
import { screenshotLink } from "./screenshot-link.ts";
import { sendFeedback } from "./send-feedback.ts";

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
