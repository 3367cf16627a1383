import type { ApiModule } from "../module.ts";
import { logbookAdministrationGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The attendings and hospitals of a customer, for its administrators (7.088-7.106). */
export const logbookAdministrationModule = {
  name: "logbook-administration",
  resolvers,
  loaders,
  listSizes: { "Query.attendings": 5000, "Query.hospitals": 5000 },
  guards: logbookAdministrationGuards,
} satisfies ApiModule;
