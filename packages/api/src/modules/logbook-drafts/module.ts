import { maxDrafts } from "@cathedra/domain/logbook";
import type { ApiModule } from "../module.ts";
import { logbookDraftsGuards } from "./guards.ts";
import { hasDrafts } from "./queries.ts";
import { resolvers } from "./resolvers.ts";

/** Drafts: records that people have typed but not saved yet. */
export const logbookDraftsModule = {
  name: "logbook-drafts",
  resolvers,
  prefetchFields: { "Query.logbookDrafts": hasDrafts },
  listSizes: { "Query.logbookDrafts": maxDrafts },
  guards: logbookDraftsGuards,
} satisfies ApiModule;
