import { mayCreateRecordIn, mayOverseeGroup, mayOverseeRecord, mayUseLogbook } from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const duplicatesGuards: readonly Guard[] = [
  ...guardEach(["Query.logbookDoubles", "Query.logbookCaseCounts"], {
    own: "the records that one oversees",
    by: [mayOverseeRecord, mayOverseeGroup],
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
  }),
  {
    operation: "Query.logbookCaseOfColleague",
    own: "that a case is logged in a group of one's own, not by whom",
    by: [mayCreateRecordIn],
    first: mayUseLogbook,
    refuses: ["withoutLogbook"],
  },
  {
    operation: "Mutation.setLogbookDoubleDismissed",
    asks: mayOverseeRecord,
    of: "record",
    lets: groupAdmins.filter((caller) => caller !== "sysAdmin"),
    otherwise: "notFound",
    // The record's author and people who oversee everything may read it.
    knowing: ["learner", "sysAdmin"],
  },
];
