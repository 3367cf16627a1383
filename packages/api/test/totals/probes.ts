import { randomUUID } from "node:crypto";
import type { CustomerId, LocalDate, RecordId } from "@cathedra/domain";
import { aRecord, cast, demoWorld, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { groupAdmins } from "../../src/graphql/callers.ts";
import { insertedColumns } from "../../src/modules/logbook/public.ts";
import { insertRecords } from "../../src/seed/insert-records.ts";
import { foreignRecord } from "../logbook/probes.ts";
import { saved, saving } from "../logbook/save-helpers.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { record } from "../platform/role-matrix/facts.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import { customerOfOwnGroup } from "../platform/role-matrix/world-changes.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { caseOfColleagueQuery, caseVariables, setDoubleMutation } from "./fields.ts";

/** A second record of the case of the record that every caller is measured against. */
const sameCase = aRecord({ id: "4ec04d00-0000-4000-8000-000000000d0b" as RecordId });

export const probes: readonly Probe[] = [
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
  {
    operation: "Query.logbookTargetsBehind",
    call: { query: "{ logbookTargetsBehind { count } }" },
  },
  { operation: "Query.logbookTotalsGroups", call: { query: "{ logbookTotalsGroups { totalCount } }" } },
  {
    operation: "Query.logbookGroupTotals",
    about: "of Maya's group",
    call: { query: `{ logbookGroupTotals(groupId: ${record.groupId}) { totalCount } }` },
  },
  { operation: "Query.logbookDoubles", call: { query: "{ logbookDoubles { totalCount } }" } },
  { operation: "Query.logbookCaseCounts", call: { query: "{ logbookCaseCounts { entries } }" } },
  {
    operation: "Query.logbookCaseOfColleague",
    call: { query: caseOfColleagueQuery, variables: caseVariables(sameCase) },
  },
  {
    operation: "Mutation.setLogbookDoubleDismissed",
    about: "of Maya's record and one of the same case",
    call: {
      query: setDoubleMutation,
      variables: { first: record.id, second: sameCase.id, isDismissed: true },
    },
    prepare: async ({ database: { db } }) => {
      await db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [sameCase]));
    },
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
    values (${getCustomer("northgate").id}, 'To be removed', '{}', '{}', 1, 'calendarYear') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? "";
}

/** Two records of one case in a customer; the id of the second. */
async function aDuplicate(portal: TestApp, customerId: number): Promise<RecordId> {
  const first = await foreignRecord(portal, customerId as CustomerId);
  const second = randomUUID() as RecordId;
  await sql`
    insert into logbook_record (${insertedColumns})
    select ${insertedColumns} from jsonb_populate_record(null::logbook_record, (
      select to_jsonb(record) || jsonb_build_object('id', ${second}::text) from logbook_record record where id = ${first}
    ))`.execute(portal.database.db);
  return second;
}

let firstYear = 2022;

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.logbookTotals",
    query: "{ logbookTotals { cases } }",
    give: async (portal, whose) => {
      const { id } = await saved(portal, whose, saving({ clientKey: randomUUID() }));
      return { id };
    },
  },
  {
    operation: "Query.logbookTargetsBehind",
    query: "{ logbookTargetsBehind { count targets { done since } } }",
    // Moves the start of their training far into the past, further each time.
    give: async (portal, whose) => {
      firstYear -= 1;
      const input = saving({ clientKey: randomUUID(), dateOfProcedure: `${firstYear}-03-04` });
      const { id } = await saved(portal, whose, input);
      return { id };
    },
  },
  ...administering("either", {
    operation: "Query.logbookTotalsGroups",
    query: "{ logbookTotalsGroups { totalCount } }",
    // The customer of a customer's admin has a group with another person.
    give: async ({ database: { db } }, customerId) => {
      const name = randomUUID();
      await unbranded(db)
        .insertInto("customer_group")
        .values({ customer_id: customerId, name, description: null })
        .execute();
      return {};
    },
  }),
  ...administering("either", {
    operation: "Query.logbookDoubles",
    query: "{ logbookDoubles { totalCount pairs { id } } }",
    give: async (portal, customerId) => ({ id: await aDuplicate(portal, customerId) }),
  }),
  ...administering("either", {
    operation: "Query.logbookCaseCounts",
    query: "{ logbookCaseCounts { entries procedures } }",
    give: async (portal, customerId) => ({ id: await aDuplicate(portal, customerId) }),
  }),
  {
    operation: "Query.logbookCaseOfColleague",
    // A member of another institution's groups.
    people: [cast.maya, cast.lukas],
    query: caseOfColleagueQuery,
    unknown: caseVariables({ ...sameCase, dateOfProcedure: "2021-05-06" as LocalDate }),
    give: async ({ database: { db } }) => {
      const colleagues = {
        ...sameCase,
        id: randomUUID() as RecordId,
        dateOfProcedure: "2021-05-07" as LocalDate,
        createdBy: cast.tomas.userId,
        participantIds: [cast.tomas.userId],
      };
      await db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [colleagues]));
      return caseVariables(colleagues);
    },
  },
  {
    operation: "Query.logbookTotalsGroups",
    about: "that one only learns in come to nobody",
    query: "{ customerGroups { id } logbookTotalsGroups { totalCount } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "learner") }),
  },
];

const customerId = getCustomer("northgate").id;

const { groupId } = aRecord();

function targetInput(named: string) {
  return { name: named, interventionType: "Venous Interventions", minimum: 10, span: "training", months: 36 };
}

async function target(portal: CastApp): Promise<string> {
  const { saveLogbookTarget } = await portal.get(
    cast.ruth,
    `mutation ($customerId: Int!, $target: LogbookTargetInput!) {
      saveLogbookTarget(customerId: $customerId, target: $target) { id }
    }`,
    { customerId, target: targetInput("To be removed") },
  );
  return saveLogbookTarget.id;
}

export const webOperations: readonly WebOperation[] = [
  ["DoublesQuery", cast.priya, 3, () => ({ dismissed: false, to: "2026-11-27", limit: 20, offset: 0 })],
  ["useSetDoubleCountsQuery", cast.priya, 2, () => ({ to: "2026-11-27" })],
  [
    "useSetDoubleMutation",
    cast.george,
    8,
    async (portal) => {
      const pair = [saving({ clientKey: randomUUID() }), saving({ clientKey: randomUUID() })] as const;
      const first = await saved(portal, cast.maya, pair[0]);
      const second = await saved(portal, cast.maya, pair[1]);
      return { first: first.id, second: second.id, isDismissed: true };
    },
  ],
  ["TotalsQuery", cast.maya, 4, () => ({})],
  ["TotalsGroupsQuery", cast.priya, 2, () => ({ limit: 100, offset: 0 })],
  ["GroupTotalsQuery", cast.priya, 5, () => ({ groupId, limit: 500 })],
  ["ClassLogbookQuery", cast.priya, 5, () => ({ groupId, customerGroupId: groupId, limit: 500 })],
  ["AdminTargetsQuery", cast.ruth, 2, () => ({ customerId })],
  ["useTargetChangesListQuery", cast.ruth, 2, () => ({ customerId })],
  ["useTargetChangesSaveMutation", cast.ruth, 6, () => ({ customerId, target: targetInput("Ten venous") })],
  ["useTargetChangesRemoveMutation", cast.ruth, 6, async (portal) => ({ id: await target(portal) })],
];
