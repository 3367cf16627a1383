import type { LearningSpaceId } from "@cathedra/domain";
import { allows, mayChangeCaseAccess, mayReadLearningSpaces } from "@cathedra/domain/access";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { accountFieldLoader } from "../accounts/public.ts";
import { coursesOfAccess } from "./access-courses.ts";
import { saveSpace } from "./save-space.ts";
import { readSpaceAccess, saveSpaceAccess } from "./space-access.ts";
import { findAdministration } from "./space-administration.ts";
import { allLearningSpaces, findAccessCounts, getBranches } from "./space-queries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    talentBranches: (_, _args, { db, actor }) =>
      allows(mayReadLearningSpaces(actor)) ? allLearningSpaces(db) : [],
    customerLearningSpaceAccess: (_, args, context) => readSpaceAccess(context, context.actor, args),
  },
  Mutation: {
    saveLearningSpace: (_, args, context) => saveSpace(context, context.actor, args),
    saveLearningSpaceAccess: (_, args, context) => saveSpaceAccess(context, context.actor, args),
  },
  LearningSpace: { title: ({ name }) => name },
  CustomerLearningSpaceAccess: {
    courses: ({ customer, learningSpace }, _, { db }) =>
      coursesOfAccess(db, customer.id, learningSpace.id as LearningSpaceId),
    viewerCanSave: ({ customer }, _, { actor }) => allows(mayChangeCaseAccess(actor, customer)),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  Customer: {
    branches: accountFieldLoader(getBranches),
    learningSpaceAccess: accountFieldLoader(findAccessCounts),
  },
  LearningSpace: {
    administration: {
      loader: (questions, { db, actor }) =>
        findAdministration(
          db,
          actor,
          questions.map(({ obj }) => obj),
        ),
      opts: { cache: false },
    },
  },
} satisfies Loaders;
