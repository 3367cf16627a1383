import { mayRateRecord, mayReadTotals, mayStateTraineeRole, mayUseLogbook } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

const rated = "one's own records, and those that one confirmed";

export const entrustmentGuards: readonly Guard[] = [
  { operation: "Query.logbookRolesToSettle", own: rated },
  {
    operation: "Query.logbookEntrustments",
    own: "one's own, and those of the trainees of whom one is responsible",
    by: [mayReadTotals],
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
  },
  { operation: "Mutation.rateEntrustment", own: rated, by: [mayRateRecord] },
  { operation: "Mutation.stateTraineeRole", own: rated, by: [mayStateTraineeRole] },
];
