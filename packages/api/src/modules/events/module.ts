import type { CustomerId, VoucherId } from "@cathedra/domain";
import {
  allows,
  mayAdministerMachines,
  mayAdministerVouchers,
  mayReadEventReport,
} from "@cathedra/domain/access";
import { eventLimits, readEventTimes } from "@cathedra/domain/cloud";
import type {
  MutationCreateEventResourceAccessVoucherArgs,
  MutationEditEventResourceAccessVoucherArgs,
  MutationStartCloudCaseEventArgs,
  QueryEventAvailabilityArgs,
  QueryEventReportArgs,
  QueryGetAllEventResourceAccessVouchersAsAdminArgs,
  QueryGetEventResourceAccessVoucherAsAdminArgs,
  QueryGetEventResourceAccessVoucherByIdArgs,
  QueryGetEventResourceAccessVouchersAsAdminArgs,
  QueryGetEventResourceAccessVouchersAsTraineeArgs,
  QueryOrganizersWithoutUserArgs,
} from "@cathedra/graphql-schema";
import { appError, insist, invalidInput } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { Guard } from "../../graphql/guards.ts";
import { insistOnCustomer, type LockedVoucher, voucherScope } from "../access-vouchers/face.ts";
import { findMachinesOfEvents } from "../machines/face.ts";
import type { ApiModule } from "../module.ts";
import {
  type AdministeredEvent,
  countEvents,
  type EventsAsked,
  eventsOfIds,
  inState,
  pageOfEvents,
} from "./administered-events.ts";
import { createEvent } from "./create-event.ts";
import { editEvent } from "./edit-event.ts";
import { factsOf, readEvent, viewOf } from "./event-view.ts";
import { availability } from "./fleet-time.ts";
import { hasStartedLoader } from "./has-started.ts";
import { organizersWithoutUser } from "./organizers-without-user.ts";
import { ownEvents } from "./own-events.ts";
import { eventById } from "./queries.ts";
import { readEventReport } from "./report.ts";
import { startEventSession } from "./start-event.ts";

const mostAtOnce = 200;

/** Events: their administration (3.033-3.052), and as the people in them see them (3.003-3.022). */
export const eventsModule: ApiModule = {
  name: "events",
  resolvers: {
    Query: {
      getEventResourceAccessVouchersAsTrainee: async (
        _: unknown,
        { limit }: QueryGetEventResourceAccessVouchersAsTraineeArgs,
        { db, actor, clock }: GraphqlContext,
      ) => (await ownEvents(db, actor, clock(), limit)).flatMap((event) => viewOf(event, actor) ?? []),
      getEventResourceAccessVoucherById: (
        _: unknown,
        { voucherId }: QueryGetEventResourceAccessVoucherByIdArgs,
        { db, actor, clock }: GraphqlContext,
      ) => readEvent(db, actor, voucherId, clock()),
      getAllEventResourceAccessVouchersAsAdmin: (
        _: unknown,
        args: QueryGetAllEventResourceAccessVouchersAsAdminArgs,
        context: GraphqlContext,
      ) => ({ scope: voucherScope(context, context.actor), wanted: args, now: context.clock() }),
      getEventResourceAccessVoucherAsAdmin: async (
        _: unknown,
        { voucherId }: QueryGetEventResourceAccessVoucherAsAdminArgs,
        context: GraphqlContext,
      ) => {
        const event = await eventAsAdmin(context, voucherId);
        insist(mayAdministerVouchers(context.actor, event.customer, context.voucherAdminCustomers));
        return event;
      },
      getEventResourceAccessVouchersAsAdmin: (
        _: unknown,
        { voucherIds }: QueryGetEventResourceAccessVouchersAsAdminArgs,
        context: GraphqlContext,
      ) => {
        const scope = voucherScope(context, context.actor);
        const ids = voucherIds.slice(0, mostAtOnce);
        return scope.length === 0 ? [] : eventsOfIds(context.db, ids, { scope, now: context.clock() });
      },
      eventAvailability: (_: unknown, args: QueryEventAvailabilityArgs, context: GraphqlContext) =>
        readAvailability(context, args),
      organizersWithoutUser: (_: unknown, args: QueryOrganizersWithoutUserArgs, context: GraphqlContext) =>
        organizersWithoutUser(context, context.actor, args),
      eventReport: (_: unknown, { voucherId }: QueryEventReportArgs, { db, actor, clock }: GraphqlContext) =>
        readEventReport(db, actor, { voucherId, now: clock() }),
    },
    Mutation: {
      createEventResourceAccessVoucher: async (
        _: unknown,
        args: MutationCreateEventResourceAccessVoucherArgs,
        context: GraphqlContext,
      ) => eventAsAdmin(context, await createEvent(context, context.actor, args)),
      editEventResourceAccessVoucher: async (
        _: unknown,
        args: MutationEditEventResourceAccessVoucherArgs,
        context: GraphqlContext,
      ) => eventAsAdmin(context, await editEvent(context, context.actor, args)),
      startCloudCaseEvent: async (
        _: unknown,
        args: MutationStartCloudCaseEventArgs,
        context: GraphqlContext,
      ) =>
        readEvent(
          context.db,
          context.actor,
          await startEventSession(context, context.actor, args),
          context.clock(),
        ),
    },
    ResourceAccessVoucherPayload: {
      eventVoucher: ({ id, kind }: LockedVoucher, _: unknown, context: GraphqlContext) =>
        kind === "event" ? eventAsAdmin(context, id) : null,
    },
    EventResourceAccessVouchersAsAdmin: {
      totalCount: (asked: EventsAsked, _: unknown, { db }: GraphqlContext) =>
        asked.scope.length === 0 ? 0 : countEvents(db, asked),
      vouchers: (asked: EventsAsked, _: unknown, { db }: GraphqlContext) =>
        asked.scope.length === 0 ? [] : pageOfEvents(db, asked),
    },
    EventResourceAccessVoucherAsAdmin: {
      acceptances: ({ users }: AdministeredEvent) =>
        users.map((user) => ({ user, acceptedAt: user.acceptedAt })),
      viewerCanEdit: (event: AdministeredEvent, _: unknown, context: GraphqlContext) =>
        event.state === "active" && administers(event, context),
      viewerCanArchive: (event: AdministeredEvent, _: unknown, context: GraphqlContext) =>
        event.state !== "archived" && administers(event, context),
      viewerCanReadReport: (event: AdministeredEvent, _: unknown, { actor }: GraphqlContext) =>
        allows(mayReadEventReport(actor, factsOf(event, actor))),
      viewerCanTurnOff: (_event: AdministeredEvent, _: unknown, { actor }: GraphqlContext) =>
        allows(mayAdministerMachines(actor)),
    },
  },
  loaders: {
    EventResourceAccessVoucher: { vm: { loader: machines, opts: { cache: false } } },
    EventResourceAccessVoucherAsAdmin: {
      vm: { loader: machines, opts: { cache: false } },
      hasStarted: hasStartedLoader,
    },
  },
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
};

/** One statement for a page of events. */
function machines(
  questions: readonly { readonly obj: { readonly id: VoucherId } }[],
  { db }: GraphqlContext,
) {
  return findMachinesOfEvents(
    db,
    questions.map(({ obj }) => obj.id),
  );
}

async function eventAsAdmin({ db, clock }: GraphqlContext, id: number): Promise<AdministeredEvent> {
  const event = await eventById(db, id);
  if (event === undefined) throw appError("NOT_FOUND");
  return inState(event, clock());
}

/** In one snapshot and without the lock of the fleet: what the form shows may be over when it is sent. */
async function readAvailability(
  context: GraphqlContext,
  { customerId, voucherId, ...given }: QueryEventAvailabilityArgs,
) {
  const { db, clock, actor } = context;
  await insistOnCustomer(db, context, actor, customerId as CustomerId);
  const now = clock();
  const times = readEventTimes(given, now);
  if (!times.ok) throw invalidInput(times.error);
  const except = voucherId == null ? {} : { except: voucherId as VoucherId };
  return availability(db, { event: times.value, now, ...except });
}

function administers({ customer }: AdministeredEvent, context: GraphqlContext): boolean {
  return allows(mayAdministerVouchers(context.actor, customer, context.voucherAdminCustomers));
}

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
