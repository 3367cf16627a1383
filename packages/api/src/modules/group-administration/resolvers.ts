import type { GroupId } from "@cathedra/domain";
import {
  allows,
  type GroupFacts,
  mayAdministerGroup,
  mayChangeGroup,
  mayCreateGroup,
  mayRemoveAllUsers,
  mayRemoveMember,
} from "@cathedra/domain/access";
import { appError, authorize } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { customersForAdmin } from "../accounts/public.ts";
import { findGroup, type GroupView, groupById } from "../groups/public.ts";
import { administeredGroups } from "./administered-groups.ts";
import { courseCounts } from "./course-counts.ts";
import { removeGroup } from "./remove-group.ts";
import { removeAllUsers, removeMember } from "./remove-users.ts";
import { createGroup, saveGroup } from "./save-group.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    administeredGroups: (_, args, { db, actor }) => administeredGroups(db, actor, args),
    getCustomerGroup: (_, { customerGroupId }, context) => administered(context, customerGroupId),
  },
  Mutation: {
    createCustomerGroup: async (_, args, context) =>
      toView(context, await createGroup(context, context.actor, args)),
    saveCustomerGroup: async (_, args, context) =>
      toView(context, await saveGroup(context, context.actor, args)),
    removeCustomerGroup: async (_, { customerId, customerGroupId: groupId, retainCourseAccess }, context) => {
      const input = { customerId, groupId, retainsCourses: retainCourseAccess ?? false };
      return { customerGroupId: groupId, undo: await removeGroup(context, context.actor, input) };
    },
    removeAllUsers: async (_, { customerGroupId: id }, context) => {
      const removed = await removeAllUsers(context, context.actor, id);
      return { ...removed, customerGroup: await toView(context, id) };
    },
    removeGroupMember: async (_, { customerGroupId: id, keycloak_id }, context) => {
      const removed = await removeMember(context, context.actor, id, keycloak_id);
      return { ...removed, customerGroup: await toView(context, id) };
    },
  },
  User: {
    viewerGroupAccounts: async (_, _args, { db, actor }) => {
      const mayAnywhere = actor.administers.some((id) => allows(mayCreateGroup(actor, { id })));
      if (!mayAnywhere) return [];
      const customers = await customersForAdmin(db, actor);
      return customers.filter((customer) => allows(mayCreateGroup(actor, customer)));
    },
  },
  CustomerGroup: {
    viewerCanEdit: (group, _, { actor }) => allows(mayChangeGroup(actor, getFacts(group))),
    viewerCanRemoveAllUsers: (group, _, { actor }) => allows(mayRemoveAllUsers(actor, getFacts(group))),
    viewerCanRemoveMember: (group, _, { actor }) => allows(mayRemoveMember(actor, getFacts(group))),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = { CustomerGroup: { courseCount: courseCounts } } satisfies Loaders;

async function administered({ db, actor }: GraphqlContext, id: GroupId): Promise<GroupView> {
  const group = await findGroup(db, actor.userId, id);
  if (group === undefined) throw appError("NOT_FOUND");
  authorize(mayAdministerGroup(actor, getFacts(group)));
  return group;
}

function toView({ db, actor }: GraphqlContext, id: GroupId): Promise<GroupView> {
  return groupById(db, actor.userId, id);
}

function getFacts({ id, customer }: GroupView): GroupFacts {
  return { id, customerId: customer.id };
}
