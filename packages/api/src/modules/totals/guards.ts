import {
  mayAdministerLogbook,
  mayOverseeGroup,
  mayReadTotals,
  mayUseLogbook,
  totalsScope,
} from "@cathedra/domain/access";
import { customerAdmins, groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

const first = { first: mayUseLogbook, refuses: ["withoutLogbook"] } as const;

export const totalsGuards: readonly Guard[] = [
  {
    operation: "Query.logbookTotals",
    own: "one's own, and those of the trainees of whom one is responsible",
    by: [mayReadTotals, totalsScope],
    ...first,
  },
  // A person without a logbook has no targets.
  { operation: "Query.logbookTargetsBehind", own: "one's own targets", by: [mayUseLogbook] },
  {
    operation: "Query.logbookTotalsGroups",
    own: "the groups that one oversees",
    by: [mayOverseeGroup],
    ...first,
  },
  {
    operation: "Query.logbookGroupTotals",
    asks: mayOverseeGroup,
    of: "group",
    lets: groupAdmins,
    otherwise: "notFound",
    ...first,
  },
  ...guardEach(["Query.logbookTargets", "Mutation.saveLogbookTarget", "Mutation.deleteLogbookTarget"], {
    asks: mayAdministerLogbook,
    of: "listed",
    lets: customerAdmins,
    otherwise: "notFound",
  }),
];
