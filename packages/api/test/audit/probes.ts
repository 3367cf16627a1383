import { randomUUID } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import { cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { anAct } from "./audit-builders.ts";

export const probes: readonly Probe[] = [
  { operation: "Query.auditEntries", call: { query: "{ auditEntries { entries { id } } }" } },
  { operation: "Query.auditPeople", call: { query: '{ auditPeople(searchText: "may") { id } }' } },
  { operation: "Query.auditCustomers", call: { query: "{ auditCustomers { id } }" } },
  {
    operation: "Query.auditEntry",
    call: {
      query: "query ($id: ID!) { auditEntry(id: $id) { entry { id } facts { label } } }",
      variables: async (portal) => ({ id: await anAct(portal) }),
    },
  },
  { operation: "Mutation.noteAuditExport", call: { query: "mutation { noteAuditExport }" } },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.auditEntries",
    people: [cast.george, cast.helena],
    query: "{ auditEntries { entries { id thing { name } } count } }",
    give: async (portal) => {
      await anAct(portal, { customer: getCustomer("northgate").id });
      return {};
    },
  },
  ...administering("customer", {
    operation: "Query.auditCustomers",
    query: "{ auditCustomers { id name } }",
  }),
  {
    operation: "Query.auditPeople",
    people: [cast.george, cast.helena],
    query: '{ auditPeople(searchText: "Auditedly") { id name email } }',
    give: async ({ database }) => {
      await database.db.transaction().execute(async (tx) => {
        const { id } = await tx
          .insertInto("app_user")
          .values({
            keycloak_id: randomUUID() as KeycloakId,
            email: `${randomUUID()}@northgate.example`,
            first_name: "Ann",
            last_name: "Auditedly",
            logbook: true,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        const member = { user_id: id, group_id: getGroup("irResidents").id, role: "learner" } as const;
        await tx.insertInto("customer_group_member").values(member).execute();
      });
      return {};
    },
  },
];

export const webOperations: readonly WebOperation[] = [
  [
    "AuditLogQuery",
    cast.ingrid,
    8,
    () => ({ filter: { person: cast.maya.keycloakId, thingName: "residents" }, first: 50 }),
  ],
  ["useAuditFileQuery", cast.ingrid, 5, () => ({ filter: {}, first: 100 })],
  ["useAuditFileMutation", cast.ingrid, 6, () => ({ filter: {} })],
  ["useAuditChoicesPeopleQuery", cast.ingrid, 2, () => ({ searchText: "maya" })],
  ["useAuditChoicesCustomersQuery", cast.ingrid, 2, () => ({ searchText: "" })],
  ["EntryDrawerQuery", cast.ingrid, 4, async (portal) => ({ id: await anAct(portal) })],
];
