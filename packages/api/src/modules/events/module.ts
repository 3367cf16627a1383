import { eventLimits } from "@cathedra/domain/cloud";
import type { Guard } from "../../graphql/guards.ts";
import type { ApiModule } from "../module.ts";
import { loaders, mostAtOnce, resolvers } from "./resolvers.ts";

/** Events: their administration (3.033-3.052), and as the people in them see them (3.003-3.022). */
export const eventsModule = {
  name: "events",
  resolvers,
  loaders,
  // A page is 200, and somebody's own events a few dozen; a class has 20 people, and an event the cases of a module or two.
  listSizes: {
    "Query.getEventResourceAccessVouchersAsTrainee": 100,
    "EventResourceAccessVouchersAsAdmin.vouchers": mostAtOnce,
    "Query.getEventResourceAccessVouchersAsAdmin": mostAtOnce,
    "Query.organizersWithoutUser": eventLimits.organizers,
    "EventReport.people": 20,
    "EventReport.absent": 20,
    "EventReport.cases": 20,
    ...sizesOf("EventResourceAccessVoucher"),
    ...sizesOf("EventResourceAccessVoucherAsAdmin"),
    "EventResourceAccessVoucherAsAdmin.acceptances": 20,
  },
  guards: [
    ownGuard("Query.getEventResourceAccessVouchersAsTrainee", "one's own"),
    {
      operation: "Query.getEventResourceAccessVoucherById",
      policy: "mayReadEvent",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
    ownGuard(
      "Query.getAllEventResourceAccessVouchersAsAdmin",
      "mayAdministerVouchers: those of one's own accounts",
    ),
    ownGuard(
      "Query.getEventResourceAccessVouchersAsAdmin",
      "mayAdministerVouchers: those of one's own accounts",
    ),
    ...[
      "Query.getEventResourceAccessVoucherAsAdmin",
      "Query.eventAvailability",
      "Query.organizersWithoutUser",
      "Mutation.createEventResourceAccessVoucher",
      "Mutation.editEventResourceAccessVoucher",
    ].map((operation) => ({
      operation,
      policy: "mayAdministerVouchers",
      access: { kind: "only" as const, callers: ["sysAdmin" as const], otherwise: "notFound" as const },
    })),
    organizersGuard("Mutation.startCloudCaseEvent", "mayConductEvent"),
    organizersGuard("Query.eventReport", "mayReadEventReport"),
    {
      operation: "GET /api/events/:voucherId/calendar.ics",
      policy: "mayReadEventCalendar",
      access: { kind: "only", callers: ["learner", "sysAdmin"], otherwise: "notFound" },
    },
  ],
} satisfies ApiModule;

function sizesOf(type: string) {
  return { [`${type}.organizers`]: 3, [`${type}.users`]: 20, [`${type}.modules`]: 2 };
}

/** For the organizer, which the system administrator of the matrix is; participants know of the event. */
function organizersGuard(operation: string, policy: string): Guard {
  const access = {
    kind: "only",
    callers: ["sysAdmin"],
    otherwise: "notFound",
    knowing: ["learner"],
  } as const;
  return { operation, policy, access };
}

function ownGuard(operation: string, policy: string) {
  return { operation, policy, access: { kind: "signedIn" as const } };
}
