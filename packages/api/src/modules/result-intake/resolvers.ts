import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { createLaunch } from "./launches.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Mutation: {
    createSimulatorLaunch: async (_, { id, exerciseId }, { db, clock, actor, atStation }) => {
      const launch = await createLaunch({ db, clock }, actor, { id, exerciseId, atStation });
      return { id: launch.id, expiresAt: launch.expiresAt };
    },
  },
} satisfies Resolvers;
