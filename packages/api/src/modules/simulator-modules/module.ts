import type { ApiModule } from "../module.ts";
import { simulatorModulesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Modules of the simulator by version, and what their exercises measure (6.006, 12.010). */
export const simulatorModulesModule = {
  name: "simulator-modules",
  resolvers,
  loaders,
  listSizes: {
    "SimulatorModule.simulations": 10,
    "SimulatorLicense.simulations": 10,
    "Query.vistCourses": 20,
    "Query.vistCases": 100,
    "VistCourse.simulations": 10,
    "Simulation.groups": 5,
    "Simulation.metrics": 30,
    "Simulation.benchmarks": 15,
    // Most metric groups contain no groups, and most levels of nesting are empty.
    "MetricGroup.groups": 2,
    "MetricGroup.metrics": 6,
  },
  guards: simulatorModulesGuards,
} satisfies ApiModule;
