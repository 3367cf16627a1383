import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { recordFailedStart } from "../failed-requests/public.ts";
import { createLaunch } from "./launches.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Mutation: {
    createSimulatorLaunch: async (_, { id, exerciseId }, context) => {
      const { db, clock, actor, atStation } = context;
      const launch = await recordFailedStart(
        context,
        { kind: "exercise", thing: exerciseId },
        createLaunch({ db, clock }, actor, { id, exerciseId, atStation }),
      );
      return { id: launch.id, expiresAt: launch.expiresAt };
    },
  },
} satisfies Resolvers;
