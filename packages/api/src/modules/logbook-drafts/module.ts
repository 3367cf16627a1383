import { mostDrafts } from "@cathedra/domain/logbook";
import type { ApiModule } from "../module.ts";
import { logbookDraftsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** What people typed of a record and did not save yet. */
export const logbookDraftsModule = {
  name: "logbook-drafts",
  resolvers,
  listSizes: { "Query.logbookDrafts": mostDrafts },
  guards: logbookDraftsGuards,
} satisfies ApiModule;
