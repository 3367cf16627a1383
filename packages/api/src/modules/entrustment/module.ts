import type { ApiModule } from "../module.ts";
import { entrustmentGuards } from "./guards.ts";
import { maxEntrustments, maxRolesToSettle } from "./list-entrustments.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** How independent trainees were in their cases, and in which role, as they and their attendings say. */
export const entrustmentModule = {
  name: "entrustment",
  resolvers,
  loaders,
  listSizes: {
    "Query.logbookEntrustments": maxEntrustments,
    "Query.logbookRolesToSettle": maxRolesToSettle,
  },
  guards: entrustmentGuards,
} satisfies ApiModule;
