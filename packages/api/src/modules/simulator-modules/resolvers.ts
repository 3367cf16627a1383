import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { benchmarksOf, groupsOf, metricsOf } from "./arranged.ts";
import { simulationOf } from "./simulations.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: { simulation: async (_, { id }, { db }) => (await simulationOf(db, id)) ?? null },
  Simulation: { groups: groupsOf, metrics: metricsOf, benchmarks: benchmarksOf },
} satisfies Resolvers;
