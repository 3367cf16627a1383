import type { ApiModule } from "../module.ts";
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
  },
  guards: [
    {
      operation: "Query.talentBranches",
      policy: "mayReadLearningSpaces: none for others",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.customerLearningSpaceAccess",
      policy: "mayReadAccount, mayReadForVouchers",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.saveLearningSpaceAccess",
      policy: "mayChangeCaseAccess",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
  ],
} satisfies ApiModule;
