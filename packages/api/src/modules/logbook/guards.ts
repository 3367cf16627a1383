import {
  mayCreateRecordIn,
  mayDeleteRecord,
  mayEditRecord,
  mayListParticipant,
  mayReadRecord,
  maySeeOptionalIdentifier,
  mayUseLogbook,
} from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

/** A person without a logbook is refused before any record is read. */
const first = { first: mayUseLogbook, refuses: ["withoutLogbook"] } as const;

const own = "the records that one may read";

export const logbookGuards: readonly Guard[] = [
  // A person without a logbook has no records.
  { operation: "Query.recentActivities", own, by: [mayUseLogbook, mayReadRecord, maySeeOptionalIdentifier] },
  { operation: "Query.activities", own, by: [mayReadRecord, maySeeOptionalIdentifier], ...first },
  { operation: "Query.ownLogbook", own: "the records that one wrote or takes part in", ...first },
  {
    operation: "Query.activity",
    asks: mayReadRecord,
    of: "record",
    also: [maySeeOptionalIdentifier],
    lets: ["learner", ...groupAdmins],
    otherwise: "notFound",
  },
  { operation: "Query.IRLogFormData", own: "the places and people of one's own customers", ...first },
  {
    operation: "Mutation.saveActivity",
    ...first,
    asks: mayCreateRecordIn,
    of: "group",
    also: [mayEditRecord, mayListParticipant],
    lets: [...learners, "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
    otherwise: "notFound",
  },
  {
    operation: "Mutation.saveActivities",
    own: "each record as `saveActivity` decides about it",
    by: [mayCreateRecordIn, mayEditRecord, mayListParticipant],
    ...first,
  },
  {
    operation: "Mutation.deleteActivity",
    ...first,
    asks: mayDeleteRecord,
    of: "record",
    lets: ["learner", ...groupAdmins.filter((caller) => caller !== "sysAdmin")],
    otherwise: "notFound",
    knowing: ["sysAdmin"],
  },
];
