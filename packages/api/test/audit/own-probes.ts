import { randomUUID } from "node:crypto";
import type { KeycloakId } from "@cathedra/domain";
import { cast, customerOf, groupOf } from "@cathedra/test-fixtures";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { anAct } from "./audit-builders.ts";

export const ownAuditProbes: readonly OwnProbe[] = [
  {
    operation: "Query.auditEntries",
    people: [cast.george, cast.helena],
    query: "{ auditEntries { entries { id thing { name } } count } }",
    give: async (portal) => {
      await anAct(portal, { customer: customerOf("northgate").id });
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
        const member = { user_id: id, group_id: groupOf("irResidents").id, role: "learner" } as const;
        await tx.insertInto("customer_group_member").values(member).execute();
      });
      return {};
    },
  },
];
