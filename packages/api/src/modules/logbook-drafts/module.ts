import { mostDrafts } from "@cathedra/domain/logbook";
import type { ApiModule } from "../module.ts";
import { resolvers } from "./resolvers.ts";

const policy = "mayKeepDrafts; one's own alone";

/** What people typed of a record and did not save yet. */
export const logbookDraftsModule = {
  name: "logbook-drafts",
  resolvers,
  listSizes: { "Query.logbookDrafts": mostDrafts },
  guards: [
    { operation: "Query.logbookDrafts", policy, access: { kind: "signedIn" } },
    { operation: "Query.logbookDraft", policy, access: { kind: "signedIn" } },
    { operation: "Mutation.saveLogbookDraft", policy, access: { kind: "signedIn" } },
    { operation: "Mutation.discardLogbookDraft", policy, access: { kind: "signedIn" } },
  ],
} satisfies ApiModule;
