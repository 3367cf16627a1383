import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { discardDraft } from "./discard-draft.ts";
import { readDraft, readDrafts } from "./read-drafts.ts";
import { saveDraft } from "./save-draft.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookDrafts: (_, _args, context) => readDrafts(context, context.actor),
    logbookDraft: (_, { id }, context) => readDraft(context, context.actor, id),
  },
  Mutation: {
    saveLogbookDraft: (_, { draft }, context) => saveDraft(context, context.actor, draft),
    discardLogbookDraft: (_, { id }, context) => discardDraft(context, context.actor, id),
  },
} satisfies Resolvers;
