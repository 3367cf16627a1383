import { mayReadVistActivity } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const activityResultsGuards: readonly Guard[] = [
  {
    operation: "Query.exerciseSeries",
    own: "attempts that one may read; those of anybody else are as if there were none",
    by: [mayReadVistActivity],
  },
];
