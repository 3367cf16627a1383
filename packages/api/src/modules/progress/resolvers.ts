import { allows, mayReadCohort } from "@cathedra/domain/access";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readCohortProgress } from "./cohort-progress.ts";
import { readPersonProgress } from "./person-progress.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    personProgress: (_, { uid }, context) => readPersonProgress(context, context.actor, uid),
    cohortProgress: (_, args, context) => readCohortProgress(context, context.actor, args),
  },
  CustomerGroup: {
    viewerCanReadProgress: ({ id, customer }, _, { actor }) =>
      allows(mayReadCohort(actor, { id, customerId: customer.id })),
  },
} satisfies Resolvers;
