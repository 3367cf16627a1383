import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { forgetInvitees, inviteAgain } from "./change-invitees.ts";
import { classView } from "./class-view.ts";
import { inviteClass } from "./invite-class.ts";
import { findInvitees } from "./invitees.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    classInvitation: (_, { customerGroupId }, context) => classView(context, context.actor, customerGroupId),
  },
  Mutation: {
    inviteClass: async (_, { customerGroupId, people }, context) => {
      const invited = await inviteClass(context, context.actor, customerGroupId, people);
      return { ...invited, classInvitation: await classView(context, context.actor, customerGroupId) };
    },
    inviteAgain: async (_, { customerGroupId, inviteeIds }, context) => {
      const again = await inviteAgain(context, context.actor, customerGroupId, inviteeIds);
      return { ...again, classInvitation: await classView(context, context.actor, customerGroupId) };
    },
    forgetInvitees: async (_, { customerGroupId, inviteeIds }, context) => {
      const count = await forgetInvitees(context, context.actor, customerGroupId, inviteeIds);
      return { count, classInvitation: await classView(context, context.actor, customerGroupId) };
    },
  },
  ClassInvitation: {
    sendsMail: (_, __, { sendsMail }) => sendsMail,
    invitees: ({ id }, args, { db }) => findInvitees(db, id, args),
  },
} satisfies Resolvers;
