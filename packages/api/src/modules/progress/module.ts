import { mostNextSteps, mostReminders } from "@cathedra/domain/results";
import type { ApiModule } from "../module.ts";
import { progressGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** How somebody stands in the exercises of the simulator, and how the people of a group do. */
export const progressModule = {
  name: "progress",
  resolvers,
  loaders,
  listSizes: {
    "PersonProgress.exercises": 25,
    "PersonProgress.rules": 2,
    "PersonProgress.nextSteps": mostNextSteps,
    "PracticeSteps.steps": mostReminders,
    "CohortProgress.exercises": 25,
    "CohortProgress.people": 50,
  },
  guards: progressGuards,
} satisfies ApiModule;
