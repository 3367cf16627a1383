import type { VoucherId } from "@cathedra/domain";
import {
  allows,
  mayAdministerMachines,
  mayAdministerVouchers,
  mayReadEventReport,
} from "@cathedra/domain/access";
import { readEventTimes } from "@cathedra/domain/cloud";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { QueryEventAvailabilityArgs } from "../../graphql/generated/contract.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { findAdministeredCustomer, voucherScope } from "../access-vouchers/public.ts";
import { recordFailedStart } from "../failed-requests/public.ts";
import { findMachinesOfEvents } from "../machines/public.ts";
import {
  type AdministeredEvent,
  countEvents,
  eventsOfIds,
  inState,
  pageOfEvents,
} from "./administered-events.ts";
import { createEvent } from "./create-event.ts";
import { dueEvents } from "./due-events.ts";
import { editEvent } from "./edit-event.ts";
import { eventById } from "./event-queries.ts";
import { readEventReport } from "./event-report.ts";
import { getFacts, readEvent, toView } from "./event-view.ts";
import { hasStartedLoader } from "./has-started-loader.ts";
import { machineAvailability } from "./machine-availability.ts";
import { organizersWithoutUser } from "./organizers-without-user.ts";
import { ownEvents } from "./own-events.ts";
import { startEventSession } from "./start-event.ts";
import { waitForEvent } from "./wait-for-event.ts";

/** The largest number of events in one answer. */
export const maxAtOnce = 200;

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    getEventResourceAccessVouchersAsTrainee: async (_, { limit }, { db, actor, clock, prefetched }) =>
      (
        await ownEvents(
          { db, hasAny: prefetched.getEventResourceAccessVouchersAsTrainee !== false },
          actor,
          clock(),
          limit,
        )
      ).flatMap((event) => toView(event, actor) ?? []),
    getEventResourceAccessVoucherById: (_, { voucherId }, { db, actor, clock }) =>
      readEvent(db, actor, voucherId, clock()),
    getAllEventResourceAccessVouchersAsAdmin: (_, args, context) => ({
      scope: voucherScope(context, context.actor),
      wanted: args,
      now: context.clock(),
    }),
    dueEvents: (_, { until }, context) =>
      dueEvents(context.db, voucherScope(context, context.actor), until, context.clock()),
    getEventResourceAccessVoucherAsAdmin: async (_, { voucherId }, context) => {
      const event = await eventAsAdmin(context, voucherId);
      authorize(mayAdministerVouchers(context.actor, event.customer, context.voucherAdminCustomers));
      return event;
    },
    getEventResourceAccessVouchersAsAdmin: (_, { voucherIds }, context) => {
      const scope = voucherScope(context, context.actor);
      const ids = voucherIds.slice(0, maxAtOnce);
      return scope.length === 0 ? [] : eventsOfIds(context.db, ids, { scope, now: context.clock() });
    },
    eventAvailability: (_, args, context) => readAvailability(context, args),
    organizersWithoutUser: (_, args, context) => organizersWithoutUser(context, context.actor, args),
    eventReport: (_, { voucherId }, { db, actor, clock }) =>
      readEventReport(db, actor, { voucherId, now: clock() }),
  },
  Mutation: {
    createEventResourceAccessVoucher: async (_, args, context) =>
      eventAsAdmin(context, await createEvent(context, context.actor, args)),
    editEventResourceAccessVoucher: async (_, args, context) =>
      eventAsAdmin(context, await editEvent(context, context.actor, args)),
    waitForEvent: (_, { voucherId }, context) => waitForEvent(context, context.actor.userId, voucherId),
    startCloudCaseEvent: async (_, args, context) =>
      readEvent(
        context.db,
        context.actor,
        await recordFailedStart(
          context,
          { kind: "event", thing: args.voucherId, voucherId: args.voucherId },
          startEventSession(context, context.actor, args),
        ),
        context.clock(),
      ),
  },
  ResourceAccessVoucherPayload: {
    eventVoucher: ({ id, kind }, _, context) => (kind === "event" ? eventAsAdmin(context, id) : null),
  },
  EventResourceAccessVouchersAsAdmin: {
    totalCount: (query, _, { db }) => (query.scope.length === 0 ? 0 : countEvents(db, query)),
    vouchers: (requested, _, { db }) => (requested.scope.length === 0 ? [] : pageOfEvents(db, requested)),
  },
  EventResourceAccessVoucherAsAdmin: {
    acceptances: ({ users }) => users.map((user) => ({ user, acceptedAt: user.acceptedAt })),
    viewerCanEdit: (event, _, context) => event.state === "active" && administers(event, context),
    viewerCanArchive: (event, _, context) => event.state !== "archived" && administers(event, context),
    viewerCanReadReport: (event, _, { actor }) => allows(mayReadEventReport(actor, getFacts(event, actor))),
    viewerCanTurnOff: (_event, _, { actor }) => allows(mayAdministerMachines(actor)),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  EventResourceAccessVoucher: {
    vm: { loader: machines, opts: { cache: false } },
    hasStarted: hasStartedLoader,
  },
  EventResourceAccessVoucherAsAdmin: {
    vm: { loader: machines, opts: { cache: false } },
    hasStarted: hasStartedLoader,
  },
} satisfies Loaders;

/** The machines of all events of a page, in one statement. */
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

/** Read in one snapshot and without the lock of the fleet: the answer may be out of date when the form is sent. */
async function readAvailability(
  context: GraphqlContext,
  { customerId, voucherId, ...given }: QueryEventAvailabilityArgs,
) {
  const { db, clock, actor } = context;
  await findAdministeredCustomer(db, context, actor, customerId);
  const now = clock();
  const times = readEventTimes(given, now);
  if (!times.ok) throw invalidInput(times.error);
  const except = voucherId == null ? {} : { except: voucherId };
  return machineAvailability(db, { event: times.value, now, ...except });
}

function administers({ customer }: AdministeredEvent, context: GraphqlContext): boolean {
  return allows(mayAdministerVouchers(context.actor, customer, context.voucherAdminCustomers));
}
