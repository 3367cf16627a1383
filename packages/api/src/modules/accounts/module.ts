import { accountLimits } from "@cathedra/domain/accounts";
import type { ApiModule } from "../module.ts";
import { accountsGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Customer accounts, their admins and their time for cloud cases (9.014-9.036). */
export const accountsModule = {
  name: "accounts",
  resolvers,
  loaders,
  listSizes: { "Query.customers": accountLimits.listed, "Customer.admins": 10 },
  guards: accountsGuards,
} satisfies ApiModule;
