import { cast, customerOf } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { groupAdmins } from "../../src/graphql/callers.ts";
import { record } from "../platform/role-matrix/facts.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";

export const totalsProbes: readonly Probe[] = [
  { operation: "Query.logbookTotals", about: "one's own", call: { query: "{ logbookTotals { cases } }" } },
  {
    operation: "Query.logbookTotals",
    about: "those of another trainee of Maya's group",
    call: { query: `{ logbookTotals(participant: "${cast.tomas.keycloakId}") { cases } }` },
    rule: {
      lets: ["fellowLearner", ...groupAdmins],
      otherwise: "notFound",
    },
  },
  { operation: "Query.logbookTotalsGroups", call: { query: "{ logbookTotalsGroups { totalCount } }" } },
  {
    operation: "Query.logbookGroupTotals",
    about: "of Maya's group",
    call: { query: `{ logbookGroupTotals(groupId: ${record.groupId}) { totalCount } }` },
  },
  {
    operation: "Query.logbookTargets",
    call: { query: `{ logbookTargets(customerId: ${record.customerId}) { targets { id } } }` },
  },
  {
    operation: "Mutation.saveLogbookTarget",
    call: {
      query: `mutation { saveLogbookTarget(
        customerId: ${record.customerId}, target: { name: "All", minimum: 1, span: calendarYear }
      ) { id } }`,
    },
  },
  {
    operation: "Mutation.deleteLogbookTarget",
    call: {
      query: "mutation ($id: ID!) { deleteLogbookTarget(id: $id) }",
      variables: async (portal) => ({ id: await aTarget(portal) }),
    },
  },
];

async function aTarget({ database: { db } }: TestApp): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into logbook_target (customer_id, name, roles, levels, minimum, span)
    values (${customerOf("northgate").id}, 'To be removed', '{}', '{}', 1, 'calendarYear') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? "";
}
