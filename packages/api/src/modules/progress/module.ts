import { maxNextSteps, maxReminders } from "@cathedra/domain/results";
import type { ApiModule } from "../module.ts";
import { progressGuards } from "./guards.ts";
import { hasRuns } from "./person-statement.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The progress of a person and of a group in the exercises of the simulator. */
export const progressModule = {
  name: "progress",
  resolvers,
  loaders,
  prefetchFields: { "Query.practiceReminders": hasRuns },
  listSizes: {
    "PersonProgress.exercises": 25,
    "PersonProgress.rules": 2,
    "PersonProgress.nextSteps": maxNextSteps,
    "PracticeSteps.steps": maxReminders,
    "CohortProgress.exercises": 25,
    "CohortProgress.people": 50,
  },
  guards: progressGuards,
} satisfies ApiModule;
