import type { ApiModule } from "../module.ts";
import { learningSpacesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Learning spaces, and what accounts may use of them (5.029, 5.033-5.036). */
export const learningSpacesModule = {
  name: "learning-spaces",
  resolvers,
  loaders,
  listSizes: {
    "Query.talentBranches": 500,
    "Customer.branches": 10,
    "Customer.learningSpaceAccess": 10,
    "CustomerLearningSpaceAccess.cloudModules": 50,
    "CloudModuleAccess.cases": 30,
    // The number of courses that a page of a large learning space requests.
    "CustomerLearningSpaceAccess.courses": 500,
  },
  guards: learningSpacesGuards,
} satisfies ApiModule;
