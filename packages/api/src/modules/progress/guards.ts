import { mayChooseProficiencyRule, mayReadCohort, mayReadProgress } from "@cathedra/domain/access";
import { customerAdmins, groupAdmins, learners } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

export const progressGuards: readonly Guard[] = [
  {
    operation: "Query.personProgress",
    asks: mayReadProgress,
    of: "progress",
    lets: ["learner", ...groupAdmins],
    otherwise: "notFound",
  },
  { operation: "Query.practiceReminders", own: "one's own runs" },
  {
    operation: "Query.cohortProgress",
    asks: mayReadCohort,
    of: "group",
    lets: groupAdmins,
    otherwise: "notFound",
    knowing: learners,
  },
  {
    operation: "Mutation.saveProficiencyRule",
    asks: mayChooseProficiencyRule,
    of: "customer",
    lets: customerAdmins,
    otherwise: "notFound",
  },
];
