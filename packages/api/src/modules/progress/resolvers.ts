import { allows, mayChooseProficiencyRule, mayReadCohort } from "@cathedra/domain/access";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { accountFieldLoader } from "../accounts/public.ts";
import { readCohortProgress } from "./cohort-progress.ts";
import { readPersonProgress, readPracticeReminders } from "./person-progress.ts";
import { rulesOfAccounts, ruleVersionsOfAccounts } from "./proficiency-rules.ts";
import { saveProficiencyRule } from "./save-proficiency-rule.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    personProgress: (_, { uid }, context) => readPersonProgress(context, context.actor, uid),
    practiceReminders: (_, _args, context) => readPracticeReminders(context, context.actor),
    cohortProgress: (_, args, context) => readCohortProgress(context, context.actor, args),
  },
  Mutation: {
    saveProficiencyRule: (_, args, context) => saveProficiencyRule(context, context.actor, args),
  },
  Customer: {
    viewerCanChooseProficiencyRule: (customer, _, { actor }) =>
      allows(mayChooseProficiencyRule(actor, customer)),
  },
  CustomerGroup: {
    viewerCanReadProgress: ({ id, customer }, _, { actor }) =>
      allows(mayReadCohort(actor, { id, customerId: customer.id })),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  Customer: {
    proficiencyRule: accountFieldLoader(rulesOfAccounts),
    proficiencyRuleModifiedAt: accountFieldLoader(ruleVersionsOfAccounts),
  },
} satisfies Loaders;
