import { randomUUID } from "node:crypto";
import { cast, getGroup } from "@cathedra/test-fixtures";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import { customerOfOwnGroup } from "../platform/role-matrix/world-changes.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";
import { aGroup, northgate, removedGroup } from "./group-administration-helpers.ts";

const { id: group, name } = getGroup("irResidents");

/** Restores the group with its people, and Priya as its only admin. */
async function putGroupBack(portal: TestApp): Promise<void> {
  await unbranded(portal.database.db)
    .updateTable("customer_group")
    .set({ removed_at: null, name, primary_admin: cast.priya.userId })
    .where("id", "=", group)
    .execute();
  await putWorldBack(portal);
}

export const probes: readonly Probe[] = [
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

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.administeredGroups",
    people: [cast.priya, cast.lukas],
    query: "{ administeredGroups { totalCount groups { id } } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "admin") }),
  },
];

const customerGroupId = getGroup("irResidents").id;

export const webOperations: readonly WebOperation[] = [
  ["AdminGroupsQuery", cast.george, 7, () => ({ search: "ir", sort: "za", limit: 30, offset: 0 })],
  ["ClassPageQuery", cast.priya, 4, () => ({ customerGroupId })],
  ["ClassMembersQuery", cast.priya, 5, () => ({ customerGroupId })],
  ["GroupDrawerQuery", cast.george, 5, () => ({ customerGroupId })],
  ["latestGroupQuery", cast.george, 5, () => ({ customerGroupId })],
  [
    "useGroupChangesCreateMutation",
    cast.george,
    10,
    () => ({ customerId: northgate, name: "Made by the web", admin: cast.priya.email, key: "web" }),
  ],
  [
    "useGroupChangesSaveMutation",
    cast.george,
    14,
    async (portal) => ({ id: (await aGroup(portal)).id, name: "Changed", adminEmail: cast.tomas.email }),
  ],
  [
    "useGroupChangesRemoveMutation",
    cast.george,
    11,
    async (portal) => ({
      customerId: northgate,
      customerGroupId: (await aGroup(portal)).id,
      retainCourseAccess: true,
    }),
  ],
  [
    "useRemoveUsersAllMutation",
    cast.priya,
    13,
    async (portal) => ({ customerGroupId: (await aGroup(portal, { learners: [cast.maya] })).id }),
  ],
  [
    "useRemoveUsersOneMutation",
    cast.priya,
    14,
    async (portal) => ({
      customerGroupId: (await aGroup(portal, { learners: [cast.maya] })).id,
      keycloakId: cast.maya.keycloakId,
    }),
  ],
  [
    "sendUndoMutation",
    cast.george,
    12,
    async (portal) => ({ undoId: (await removedGroup(portal, cast.george)).undo.undoId }),
  ],
];
