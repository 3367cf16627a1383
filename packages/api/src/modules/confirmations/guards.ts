import {
  isAttending,
  mayAskToReopen,
  mayBeAttending,
  mayConfirmInStead,
  mayConfirmRecord,
  mayReopenRecord,
  mayUseLogbook,
} from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

const admins = groupAdmins.filter((caller) => caller !== "sysAdmin");

export const confirmationGuards: readonly Guard[] = [
  ...guardEach(["Query.logbookConfirmations", "Query.logbookConfirmation"], {
    own: "the records that name one as their attending",
    by: [mayConfirmRecord, isAttending, mayBeAttending],
  }),
  {
    operation: "Query.logbookConfirmationCounts",
    own: "the records that name one as their attending, and one's own",
    by: [mayConfirmRecord, isAttending, mayBeAttending, mayUseLogbook],
  },
  ...guardEach(["Mutation.confirmActivities", "Mutation.returnActivity"], {
    own: "the records that name one as their attending",
    by: [mayConfirmRecord],
  }),
  {
    operation: "Mutation.setLogbookConfirmationMail",
    own: "the mails to one's own address",
    first: mayBeAttending,
    refuses: ["unverified"],
  },
  {
    operation: "Mutation.reopenActivity",
    asks: mayReopenRecord,
    of: "record",
    also: [mayConfirmRecord],
    lets: admins,
    otherwise: "notFound",
    // The record's author and people who oversee everything may read it.
    knowing: ["learner", "sysAdmin"],
  },
  {
    operation: "Mutation.confirmActivityInStead",
    asks: mayConfirmInStead,
    of: "record",
    lets: ["customerAdmin", "adminOfBoth"],
    otherwise: "notFound",
    // They may read the record, and may not confirm it.
    knowing: ["learner", "groupAdmin", "adminOfGroupAndOtherCustomer", "sysAdmin"],
  },
  {
    operation: "Mutation.askToReopenActivity",
    asks: mayAskToReopen,
    of: "record",
    lets: ["learner"],
    otherwise: "notFound",
    knowing: groupAdmins,
  },
  {
    operation: "POST /api/confirmation-mails/stop",
    public: "the key in each mail is the right to have no more of them",
  },
];
