import {
  allows,
  mayCreateRecordIn,
  mayOpenAdministration,
  mayResetAccountProgress,
  mayUseLogbook,
} from "@cathedra/domain/access";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readUser } from "./read-user.ts";
import { updateUser } from "./update-user.ts";
import { profileResolvers } from "./user-fields.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    user: (_, args, context) => readUser(context, context.actor, args.emailAddress),
  },
  Mutation: {
    updateUser: async (_, args, context) => {
      const { first_name, last_name, email, ...profile } = await updateUser(context, context.actor, args);
      const { userId, keycloakId, logbook } = context.actor;
      const person = { userId, keycloakId, logbook, email, firstName: first_name, lastName: last_name };
      return { user: { ...person, profile: async () => profile } };
    },
  },
  User: {
    ...profileResolvers,
    keycloak_id: (user) => user.keycloakId,
    first_name: (user) => user.firstName,
    last_name: (user) => user.lastName,
    // Other people must not learn whether the address is verified.
    email_verified: (user, _, { actor }) => (user.userId === actor.userId ? actor.isEmailVerified : null),
    logbook: (user) => String(user.logbook),
    roles: (user, _, { actor }) => (user.userId === actor.userId ? actor.roles : []),
    viewerCanUseLogbook: (_, _args, { actor }) => allows(mayUseLogbook(actor)),
    viewerCanCreateRecord: (_, _args, { actor }) =>
      actor.memberships.some(({ groupId, customerId }) =>
        allows(mayCreateRecordIn(actor, { id: groupId, customerId })),
      ),
    viewerIsAttending: (_, _args, { actor }) => actor.isAttending,
    viewerCanOpenAdministration: (_, _args, { actor }) => allows(mayOpenAdministration(actor)),
    viewerCanResetCourseProgress: (_, _args, { actor }) => allows(mayResetAccountProgress(actor)),
  },
} satisfies Resolvers;
