import {
  mayAdministerVouchers,
  mayConductEvent,
  mayReadEvent,
  mayReadEventCalendar,
  mayReadEventReport,
} from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const eventsGuards: readonly Guard[] = [
  {
    operation: "Query.getEventResourceAccessVouchersAsTrainee",
    own: "those that one conducts or has accepted",
    by: [mayReadEvent],
  },
  {
    operation: "Query.getEventResourceAccessVoucherById",
    asks: mayReadEvent,
    of: "event",
    // The system admin is the event's organizer in these fixtures.
    lets: ["learner", "sysAdmin"],
    otherwise: "notFound",
  },
  ...guardEach(
    [
      "Query.getAllEventResourceAccessVouchersAsAdmin",
      "Query.getEventResourceAccessVouchersAsAdmin",
      "Query.dueEvents",
    ],
    { own: "those of the accounts whose events one administers", by: [mayAdministerVouchers] },
  ),
  ...guardEach(
    [
      "Query.getEventResourceAccessVoucherAsAdmin",
      "Query.eventAvailability",
      "Query.organizersWithoutUser",
      "Mutation.createEventResourceAccessVoucher",
      "Mutation.editEventResourceAccessVoucher",
    ],
    { asks: mayAdministerVouchers, of: "listed", lets: groupAdmins, otherwise: "notFound" },
  ),
  { operation: "Mutation.waitForEvent", own: "that one waits, in one's own acceptance" },
  // A person who has accepted the event may see it.
  {
    operation: "Mutation.startCloudCaseEvent",
    asks: mayConductEvent,
    of: "event",
    lets: ["sysAdmin"],
    otherwise: "notFound",
    knowing: ["learner"],
  },
  {
    operation: "Query.eventReport",
    asks: mayReadEventReport,
    of: "event",
    lets: ["sysAdmin"],
    otherwise: "notFound",
    knowing: ["learner"],
  },
  {
    operation: "GET /api/events/:voucherId/calendar.ics",
    asks: mayReadEventCalendar,
    of: "calendar",
    also: [mayAdministerVouchers],
    lets: ["learner", ...groupAdmins],
    otherwise: "notFound",
  },
];
