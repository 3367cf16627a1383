import { groupRoles } from "@cathedra/domain";
import type { QueryCustomerGroupsArgs } from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { groupsOf } from "./queries.ts";

/** The caller's groups (7.012, 7.066). */
export const groupsModule: ApiModule = {
  name: "groups",
  resolvers: {
    Query: {
      customerGroups: (_: unknown, { roles }: QueryCustomerGroupsArgs, { db, actor }: GraphqlContext) =>
        groupsOf(db, actor.userId, roles ?? groupRoles),
    },
  },
  guards: [{ operation: "Query.customerGroups", policy: "one's own groups", access: { kind: "signedIn" } }],
};
