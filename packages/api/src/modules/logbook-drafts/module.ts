import { mostDrafts } from "@cathedra/domain/logbook";
import type {
  MutationDiscardLogbookDraftArgs,
  MutationSaveLogbookDraftArgs,
  QueryLogbookDraftArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { discardDraft } from "./discard-draft.ts";
import { logbookDraftsGuards } from "./guards.ts";
import { readDraft, readDrafts } from "./read-drafts.ts";
import { saveDraft } from "./save-draft.ts";

/** What people typed of a record and did not save yet. */
export const logbookDraftsModule: ApiModule = {
  name: "logbook-drafts",
  resolvers: {
    Query: {
      logbookDrafts: (_: unknown, _args: unknown, context: GraphqlContext) =>
        readDrafts(context, context.actor),
      logbookDraft: (_: unknown, { id }: QueryLogbookDraftArgs, context: GraphqlContext) =>
        readDraft(context, context.actor, id),
    },
    Mutation: {
      saveLogbookDraft: (_: unknown, { draft }: MutationSaveLogbookDraftArgs, context: GraphqlContext) =>
        saveDraft(context, context.actor, draft),
      discardLogbookDraft: (_: unknown, { id }: MutationDiscardLogbookDraftArgs, context: GraphqlContext) =>
        discardDraft(context, context.actor, id),
    },
  },
  listSizes: { "Query.logbookDrafts": mostDrafts },
  guards: logbookDraftsGuards,
};
