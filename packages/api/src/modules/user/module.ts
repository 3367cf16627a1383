import {
  allows,
  mayCreateRecordIn,
  mayOpenAdministration,
  mayResetAccountProgress,
  mayUseLogbook,
} from "@cathedra/domain/access";
import type {
  MutationUpdateUserArgs,
  QueryUserArgs,
  ResetAccountProgressPayload,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { userGuards } from "./guards.ts";
import { readUser } from "./read-user.ts";
import { resetAccountProgress } from "./reset-account-progress.ts";
import { updateUser } from "./update-user.ts";
import { profileResolvers, type UserParent } from "./user-fields.ts";

/** The signed-in person with the profile (13.008-13.010), and the demo accounts' reset (1.016). */
export const userModule: ApiModule = {
  name: "user",
  resolvers: {
    Query: {
      user: (_: unknown, args: QueryUserArgs, context: GraphqlContext) =>
        readUser(context, context.actor, args.emailAddress),
    },
    Mutation: {
      resetAccountProgress: async (
        _: unknown,
        _args: unknown,
        context: GraphqlContext,
      ): Promise<ResetAccountProgressPayload> => {
        await resetAccountProgress(context, context.actor);
        return { done: true };
      },
      updateUser: async (
        _: unknown,
        args: MutationUpdateUserArgs,
        context: GraphqlContext,
      ): Promise<{ user: UserParent }> => {
        const { first_name, last_name, email, ...profile } = await updateUser(context, context.actor, args);
        const { userId, keycloakId, logbook } = context.actor;
        const person = { userId, keycloakId, logbook, email, firstName: first_name, lastName: last_name };
        return { user: { ...person, profile: async () => profile } };
      },
    },
    User: {
      ...profileResolvers,
      keycloak_id: (user: UserParent) => user.keycloakId,
      first_name: (user: UserParent) => user.firstName,
      last_name: (user: UserParent) => user.lastName,
      // Of somebody else it says how their address could be used.
      email_verified: (user: UserParent, _: unknown, { actor }: GraphqlContext) =>
        user.userId === actor.userId ? actor.isEmailVerified : null,
      logbook: (user: UserParent) => String(user.logbook),
      roles: (user: UserParent, _: unknown, { actor }: GraphqlContext) =>
        user.userId === actor.userId ? actor.roles : [],
      viewerCanUseLogbook: (_: unknown, _args: unknown, { actor }: GraphqlContext) =>
        allows(mayUseLogbook(actor)),
      viewerCanCreateRecord: (_: unknown, _args: unknown, { actor }: GraphqlContext) =>
        actor.memberships.some(({ groupId, customerId }) =>
          allows(mayCreateRecordIn(actor, { id: groupId, customerId })),
        ),
      viewerCanOpenAdministration: (_: unknown, _args: unknown, { actor }: GraphqlContext) =>
        allows(mayOpenAdministration(actor)),
      viewerCanResetCourseProgress: (_: unknown, _args: unknown, { actor }: GraphqlContext) =>
        allows(mayResetAccountProgress(actor)),
    },
  },
  guards: userGuards,
};
