import type { GroupId } from "@cathedra/domain";
import {
  type Actor,
  allows,
  type GroupFacts,
  type GroupRole,
  groupRoles,
  mayManageGroupInvitation,
  maySeeGroupInvitation,
  refuseLeaving,
} from "@cathedra/domain/access";
import type {
  CustomerGroupMemberCountArgs,
  MutationAcceptInviteArgs,
  MutationLeaveGroupArgs,
  QueryCustomerGroupsArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { acceptInvite } from "./accept-invite.ts";
import { regenerateInvitation, withdrawInvitation } from "./change-invitation.ts";
import { groupsGuards } from "./guards.ts";
import { leaveGroup } from "./leave-group.ts";
import { membersLoader } from "./loaders.ts";
import { type GroupView, groupById, groupsOf } from "./queries.ts";

/** The caller's groups (7.012, 7.066, 13.027), their invitations (2.005), and leaving them (13.028). */
export const groupsModule: ApiModule = {
  name: "groups",
  resolvers: {
    Query: {
      customerGroups: (_: unknown, { roles }: QueryCustomerGroupsArgs, { db, actor }: GraphqlContext) =>
        groupsOf(db, actor.userId, roles ?? groupRoles),
    },
    Mutation: {
      acceptInvite: async (_: unknown, { code }: MutationAcceptInviteArgs, context: GraphqlContext) => {
        const customerGroup = await viewOf(context, await acceptInvite(context, context.actor, code));
        return { groupName: customerGroup.name, customerGroup };
      },
      leaveGroup: async (_: unknown, args: MutationLeaveGroupArgs, context: GraphqlContext) => {
        await leaveGroup(context, context.actor, groupOf(args));
        return { customerGroups: await groupsOf(context.db, context.actor.userId, groupRoles) };
      },
      regenerateGroupInvitation: async (
        _: unknown,
        args: MutationLeaveGroupArgs,
        context: GraphqlContext,
      ) => {
        await regenerateInvitation(context, context.actor, groupOf(args));
        return { customerGroup: await viewOf(context, groupOf(args)) };
      },
      revokeGroupInvitation: async (_: unknown, args: MutationLeaveGroupArgs, context: GraphqlContext) => {
        await withdrawInvitation(context, context.actor, groupOf(args));
        return { customerGroup: await viewOf(context, groupOf(args)) };
      },
    },
    CustomerGroup: {
      memberCount: ({ counts }: GroupView, { roles }: CustomerGroupMemberCountArgs) => count(counts, roles),
      invitationLink: (group: GroupView, _: unknown, { actor }: GraphqlContext) => invitation(group, actor),
      invitationCode: (group: GroupView, _: unknown, { actor }: GraphqlContext) => invitation(group, actor),
      viewerIsMember: ({ viewerRole }: GroupView) => viewerRole !== null,
      viewerCanManageInvitation: (group: GroupView, _: unknown, { actor }: GraphqlContext) =>
        allows(mayManageGroupInvitation(actor, factsOf(group))),
      viewerCanLeave: ({ viewerRole, counts }: GroupView) =>
        refuseLeaving({ role: viewerRole, admins: counts.admin, members: count(counts) }) === undefined,
    },
  },
  loaders: {
    CustomerGroup: {
      members: membersLoader(({ roles, limit }) => ({
        roles: roles ?? null,
        limit: limit == null ? null : Math.max(limit, 0),
      })),
      admins: membersLoader(() => ({ roles: ["admin"], limit: null })),
    },
  },
  // A large group has a thousand members; a department has a few admins.
  listSizes: { "CustomerGroup.members": 1000, "CustomerGroup.admins": 10 },
  guards: groupsGuards,
};

function groupOf({ customerGroupId }: MutationLeaveGroupArgs): GroupId {
  return customerGroupId as GroupId;
}

function viewOf({ db, actor }: GraphqlContext, groupId: GroupId): Promise<GroupView> {
  return groupById(db, actor.userId, groupId);
}

function factsOf({ id, customer }: GroupView): GroupFacts {
  return { id, customerId: customer.id };
}

function invitation(group: GroupView, actor: Actor): GroupView["invitation"] {
  return allows(maySeeGroupInvitation(actor, factsOf(group))) ? group.invitation : null;
}

function count(counts: GroupView["counts"], roles: readonly GroupRole[] | null = groupRoles): number {
  return groupRoles
    .filter((role) => (roles ?? groupRoles).includes(role))
    .reduce((sum, role) => sum + counts[role], 0);
}
