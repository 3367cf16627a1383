import { mayReadCohort, mayRemindPerson } from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const weekGuards: readonly Guard[] = [
  { operation: "Query.thisWeek", own: "who needs a word of the groups that one leads", by: [mayReadCohort] },
  { operation: "Query.weekMail", own: "whether the mail of the week comes" },
  { operation: "Mutation.setWeekMail", own: "whether the mail of the week comes" },
  ...guardEach(["Mutation.remindThisWeek", "Mutation.remindPeople", "Mutation.dismissThisWeek"], {
    asks: mayRemindPerson,
    of: "person",
    lets: [...groupAdmins],
    otherwise: "notFound",
  }),
  { operation: "POST /api/week-mails/stop", public: "the key of a mail ends such mails without signing in" },
];
