import type { GroupId } from "@cathedra/domain";
import {
  type Actor,
  allows,
  checkLeaving,
  type GroupFacts,
  type GroupRole,
  groupRoles,
  mayManageGroupInvitation,
  maySeeGroupInvitation,
} from "@cathedra/domain/access";
import type { GraphqlContext } from "../../graphql/context.ts";
import type {
  CustomerGroupMembersArgs,
  MutationLeaveGroupArgs,
  Person,
} from "../../graphql/generated/contract.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { acceptInvite } from "./accept-invite.ts";
import { regenerateInvitation, withdrawInvitation } from "./change-invitation.ts";
import { type GroupView, getGroups, groupById, type PeopleQuery, peopleOfGroups } from "./group-queries.ts";
import { leaveGroup } from "./leave-group.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    customerGroups: (_, { roles }, { db, actor }) => getGroups(db, actor.userId, roles ?? groupRoles),
    customerGroupsByUser: (_, _args, { db, actor }) => getGroups(db, actor.userId, groupRoles),
  },
  Mutation: {
    acceptInvite: async (_, { code }, context) => {
      const customerGroup = await toView(context, await acceptInvite(context, context.actor, code));
      return { groupName: customerGroup.name, customerGroup };
    },
    leaveGroup: async (_, args, context) => {
      await leaveGroup(context, context.actor, getGroup(args));
      return { customerGroups: await getGroups(context.db, context.actor.userId, groupRoles) };
    },
    regenerateGroupInvitation: async (_, args, context) => {
      await regenerateInvitation(context, context.actor, getGroup(args));
      return { customerGroup: await toView(context, getGroup(args)) };
    },
    revokeGroupInvitation: async (_, args, context) => {
      await withdrawInvitation(context, context.actor, getGroup(args));
      return { customerGroup: await toView(context, getGroup(args)) };
    },
  },
  CustomerGroup: {
    memberCount: ({ counts }, { roles }) => count(counts, roles),
    invitationLink: (group, _, { actor }) => invitation(group, actor),
    invitationCode: (group, _, { actor }) => invitation(group, actor),
    viewerIsMember: ({ viewerRole }) => viewerRole !== null,
    viewerCanManageInvitation: (group, _, { actor }) =>
      allows(mayManageGroupInvitation(actor, getFacts(group))),
    viewerCanLeave: ({ viewerRole, counts }) =>
      checkLeaving({ role: viewerRole, admins: counts.admin, members: count(counts) }) === undefined,
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  CustomerGroup: {
    members: membersLoader(({ roles, limit }) => ({
      roles: roles ?? null,
      limit: limit == null ? null : Math.max(limit, 0),
    })),
    admins: membersLoader(() => ({ roles: ["admin"], limit: null })),
  },
} satisfies Loaders;

function getGroup({ customerGroupId }: MutationLeaveGroupArgs): GroupId {
  return customerGroupId;
}

function toView({ db, actor }: GraphqlContext, groupId: GroupId): Promise<GroupView> {
  return groupById(db, actor.userId, groupId);
}

function getFacts({ id, customer }: GroupView): GroupFacts {
  return { id, customerId: customer.id };
}

function invitation(group: GroupView, actor: Actor): GroupView["invitation"] {
  return allows(maySeeGroupInvitation(actor, getFacts(group))) ? group.invitation : null;
}

function count(counts: GroupView["counts"], roles: readonly GroupRole[] | null = groupRoles): number {
  return groupRoles
    .filter((role) => (roles ?? groupRoles).includes(role))
    .reduce((sum, role) => sum + counts[role], 0);
}

type Question = { readonly obj: GroupView; readonly params: CustomerGroupMembersArgs };

/** The people of all groups of an answer in one statement. */
function membersLoader(wantedOf: (args: CustomerGroupMembersArgs) => Omit<PeopleQuery, "groupId">) {
  return {
    loader: (
      questions: readonly Question[],
      { db }: GraphqlContext,
    ): Promise<readonly (readonly Person[])[]> =>
      peopleOfGroups(
        db,
        questions.map(({ obj, params }) => ({ groupId: obj.id, ...wantedOf(params) })),
      ),
    // A mutation may change the members of a group within one request.
    opts: { cache: false },
  };
}
