import { randomUUID } from "node:crypto";
import { saved, saving } from "../logbook/save-helpers.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { customerOfOwnGroup } from "../platform/role-matrix/world-changes.ts";
import { unbranded } from "../support/unbranded.ts";

export const ownTotalsProbes: readonly OwnProbe[] = [
  {
    operation: "Query.logbookTotals",
    query: "{ logbookTotals { cases } }",
    give: async (portal, whose) => {
      const { id } = await saved(portal, whose, saving({ clientKey: randomUUID() }));
      return { id };
    },
  },
  ...administering("either", {
    operation: "Query.logbookTotalsGroups",
    query: "{ logbookTotalsGroups { totalCount } }",
    // The customer of a customer's admin has a group of somebody else.
    give: async ({ database: { db } }, customerId) => {
      const name = randomUUID();
      await unbranded(db)
        .insertInto("customer_group")
        .values({ customer_id: customerId, name, description: null })
        .execute();
      return {};
    },
  }),
  {
    operation: "Query.logbookTotalsGroups",
    about: "that one only learns in come to nobody",
    query: "{ customerGroups { id } logbookTotalsGroups { totalCount } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "learner") }),
  },
];
