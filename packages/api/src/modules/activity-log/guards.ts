import {
  mayFilterVistActivitiesByGroup,
  mayReadVistActivity,
  maySeeOriginOfVistActivity,
  mayViewAllVistActivities,
} from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const activityLogGuards: readonly Guard[] = [
  { operation: "Query.vistActivities", own: "one's own runs on the simulator" },
  {
    operation: "Query.allVistActivities",
    own: "the runs of those whom one administers",
    by: [mayReadVistActivity, maySeeOriginOfVistActivity, mayFilterVistActivitiesByGroup],
    first: mayViewAllVistActivities,
    refuses: [
      "stranger",
      "withoutLogbook",
      "learner",
      "fellowLearner",
      "learnerOfOtherCustomer",
      "support",
      "product",
      "qa",
      "demo",
    ],
  },
  {
    operation: "Query.vistActivity",
    own: "a run that one may read; any other is as one that is not there",
    by: [mayReadVistActivity, maySeeOriginOfVistActivity],
  },
  { operation: "Query.vistActivityChoices", signedIn: "modules and exercises, which say nothing of anybody" },
];
