import { randomBytes, randomUUID } from "node:crypto";
import { groupCodeBytes, groupInviteCode } from "@cathedra/domain/groups";
import { aRecord, cast, getGroup } from "@cathedra/test-fixtures";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import { customerOfOwnGroup } from "../platform/role-matrix/world-changes.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import { getCode } from "./invitation-helpers.ts";

const mayas = getGroup("irResidents").id;

const nobodys = getGroup("vascularRotation").id;

const change = (name: "regenerateGroupInvitation" | "revokeGroupInvitation"): readonly Probe[] => {
  const operation = `Mutation.${name}` as const;
  const call = (group: number) => ({
    query: `mutation { ${name}(customerGroupId: ${group}) { customerGroup { id } } }`,
  });
  return [
    { operation, about: "of Maya's group", call: call(mayas) },
    {
      operation,
      about: "of a group of Lakeside that one is not in",
      call: call(nobodys),
      rule: {
        lets: ["customerAdminOfOtherCustomer", "adminOfGroupAndOtherCustomer", "sysAdmin"],
        otherwise: "notFound",
      },
    },
  ];
};

export const probes: readonly Probe[] = [
  {
    operation: "Query.customerGroupsByUser",
    call: { query: "{ customerGroupsByUser { id name members { email } } }" },
  },
  { operation: "Query.customerGroups", call: { query: "{ customerGroups { id name members { email } } }" } },
  {
    operation: "Mutation.acceptInvite",
    about: "of a group that has nothing to do with anybody else",
    call: {
      query: "mutation ($code: String!) { acceptInvite(code: $code) { groupName } }",
      variables: invitation,
    },
  },
  {
    operation: "Mutation.leaveGroup",
    about: "Maya's group",
    call: { query: `mutation { leaveGroup(customerGroupId: ${mayas}) { customerGroups { id } } }` },
    prepare: putWorldBack,
  },
  {
    operation: "Mutation.leaveGroup",
    about: "a group that one is not in",
    call: { query: `mutation { leaveGroup(customerGroupId: ${nobodys}) { customerGroups { id } } }` },
    prepare: putWorldBack,
    rule: { lets: [], otherwise: "notFound" },
  },
  ...change("regenerateGroupInvitation"),
  ...change("revokeGroupInvitation"),
];

/** Uses a new customer: people who share a group may see more of each other in the probes that follow. */
async function invitation({ database: { db } }: TestApp) {
  const name = randomUUID();
  const customer = await db.insertInto("customer").values({ name }).returning("id").executeTakeFirstOrThrow();
  const group = await db
    .insertInto("customer_group")
    .values({ customer_id: customer.id, name, description: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const code = groupInviteCode(randomBytes(groupCodeBytes));
  await db.insertInto("group_invitation").values({ group_id: group.id, code }).execute();
  return { code };
}

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.customerGroups",
    query: "{ customerGroups { id name viewerRole } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "learner") }),
  },
  {
    operation: "Query.customerGroupsByUser",
    query: "{ customerGroupsByUser { id name viewerRole } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "learner") }),
  },
];

const { groupId } = aRecord();

export const webOperations: readonly WebOperation[] = [
  ["GroupsQuery", cast.maya, 4],
  ["acceptInviteMutation", cast.nils, 8, async (portal) => ({ code: await getCode(portal, 2) })],
  ["useLeaveGroupMutation", cast.tomas, 8, () => ({ customerGroupId: 2 })],
  ["useChangeInvitationRegenerateMutation", cast.priya, 6, () => ({ customerGroupId: groupId })],
  ["useChangeInvitationRevokeMutation", cast.priya, 6, () => ({ customerGroupId: groupId })],
];
