import { allows, mayChangeCaseAccess, mayReadLearningSpaces } from "@cathedra/domain/access";
import type {
  MutationSaveLearningSpaceAccessArgs,
  QueryCustomerLearningSpaceAccessArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import { ofAccounts } from "../accounts/face.ts";
import type { ApiModule } from "../module.ts";
import { readSpaceAccess, saveSpaceAccess } from "./access.ts";
import { accessCountsOf, allLearningSpaces, branchesOf, type SpaceAccess } from "./queries.ts";

/** Learning spaces, and what accounts may use of them (5.029, 5.033-5.036). */
export const learningSpacesModule: ApiModule = {
  name: "learning-spaces",
  resolvers: {
    Query: {
      talentBranches: (_: unknown, _args: unknown, { db, actor }: GraphqlContext) =>
        allows(mayReadLearningSpaces(actor)) ? allLearningSpaces(db) : [],
      customerLearningSpaceAccess: (
        _: unknown,
        args: QueryCustomerLearningSpaceAccessArgs,
        context: GraphqlContext,
      ) => readSpaceAccess(context, context.actor, args),
    },
    Mutation: {
      saveLearningSpaceAccess: (
        _: unknown,
        args: MutationSaveLearningSpaceAccessArgs,
        context: GraphqlContext,
      ) => saveSpaceAccess(context, context.actor, args),
    },
    CustomerLearningSpaceAccess: {
      viewerCanSave: ({ customer }: SpaceAccess, _: unknown, { actor }: GraphqlContext) =>
        allows(mayChangeCaseAccess(actor, customer)),
    },
  },
  loaders: {
    Customer: { branches: ofAccounts(branchesOf), learningSpaceAccess: ofAccounts(accessCountsOf) },
  },
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
};
