import { randomUUID } from "node:crypto";
import { cast, customerOf, groupOf } from "@cathedra/test-fixtures";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";

const { id: northgate } = customerOf("northgate");
const { id: group, name } = groupOf("irResidents");

/** The group stands again, with its people, and Priya its only first admin. */
async function putGroupBack(portal: TestApp): Promise<void> {
  await unbranded(portal.database.db)
    .updateTable("customer_group")
    .set({ removed_at: null, name, primary_admin: cast.priya.userId })
    .where("id", "=", group)
    .execute();
  await putWorldBack(portal);
}

export const groupAdministrationProbes: readonly Probe[] = [
  {
    operation: "Query.administeredGroups",
    call: { query: "{ administeredGroups { totalCount groups { id members { email } } } }" },
  },
  {
    operation: "Query.getCustomerGroup",
    call: { query: `{ getCustomerGroup(customerGroupId: ${group}) { id invitationCode { code } } }` },
    prepare: putGroupBack,
  },
  {
    operation: "Mutation.createCustomerGroup",
    call: {
      query: `mutation ($name: String!) {
        createCustomerGroup(customer_id: ${northgate}, name: $name, admin: "${cast.priya.email}") { id }
      }`,
      variables: async () => ({ name: randomUUID() }),
    },
  },
  {
    operation: "Mutation.saveCustomerGroup",
    call: {
      query: `mutation {
        saveCustomerGroup(customer_group_id: ${group}, name: "${name}", adminEmail: "${cast.priya.email}") { id }
      }`,
    },
    prepare: putGroupBack,
  },
  {
    operation: "Mutation.removeCustomerGroup",
    call: {
      query: `mutation {
        removeCustomerGroup(customerId: ${northgate}, customerGroupId: ${group}) { customerGroupId }
      }`,
    },
    prepare: putGroupBack,
  },
  {
    operation: "Mutation.removeAllUsers",
    call: { query: `mutation { removeAllUsers(customerGroupId: ${group}) { removedCount } }` },
    prepare: putGroupBack,
  },
  {
    operation: "Mutation.removeGroupMember",
    call: {
      query: `mutation {
        removeGroupMember(customerGroupId: ${group}, keycloak_id: "${cast.tomas.keycloakId}") { removedCount }
      }`,
    },
    prepare: putGroupBack,
  },
];
