import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { outcomeTexts } from "../activity-log/public.ts";
import { getBenchmarks, getGroups, getMetrics } from "./definition-parts.ts";
import { getExercises } from "./exercises-of-modules.ts";
import { readModule, readModules } from "./modules-list.ts";
import { findSimulation } from "./simulations.ts";
import { vistCases } from "./vist-cases.ts";
import { vistCourse, vistCourses } from "./vist-courses.ts";
import { runOfLaunch } from "./vist-runs.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    simulation: async (_, { id }, { db }) => (await findSimulation(db, id)) ?? null,
    simulatorModules: (_, args, { db, actor }) => readModules({ db }, actor, args),
    simulatorModule: (_, { simulatorModuleId }, { db, actor }) =>
      readModule({ db }, actor, simulatorModuleId),
    vistCourses: (_, { serviceTag }, context) => vistCourses(context, context.actor, serviceTag),
    vistCourse: async (_, args, context) => (await vistCourse(context, context.actor, args)) ?? null,
    vistCases: (_, args, context) => vistCases(context, context.actor, args),
    vistRun: async (_, { launchId }, { db, actor }) => (await runOfLaunch(db, actor, launchId)) ?? null,
  },
  VistRun: outcomeTexts,
  Simulation: { groups: getGroups, metrics: getMetrics, benchmarks: getBenchmarks },
  Metric: { expert_reference: ({ expert_reference }) => expert_reference ?? null },
  // Modules without a station have no licence: licences belong to stations.
  SimulatorModule: { license: () => ({ checked: false, simulations: [] }) },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  SimulatorModule: {
    simulations: {
      loader: (questions, { db }) =>
        getExercises(
          db,
          questions.map(({ obj }) => obj),
        ),
      opts: { cache: false },
    },
  },
} satisfies Loaders;
