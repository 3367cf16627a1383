import { cast } from "@cathedra/test-fixtures";
import { addEvent, caseOfTests } from "../machines/fleet.ts";
import { machine } from "../machines/silent-machine.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { anEvent } from "../vouchers/event-builder.ts";
import { accept } from "../vouchers/voucher-builders.ts";
import {
  addMachines,
  anEvent as anAdministeredEvent,
  anEventInput,
  availabilityQuery,
  createMutation,
  editMutation,
  startEventMutation,
} from "./event-builders.ts";

const waitMutation = "mutation ($voucherId: Int!) { waitForEvent(voucherId: $voucherId) }";

/** The events belong to Northgate; where a call needs a participant, Maya has accepted the event. */
export const probes: readonly Probe[] = [
  {
    operation: "Mutation.waitForEvent",
    call: { query: waitMutation, variables: async (api) => ({ voucherId: await acceptedByMaya(api) }) },
  },
  {
    operation: "Query.dueEvents",
    call: { query: '{ dueEvents(until: "2100-01-01T00:00:00Z") { count } }' },
  },
  {
    operation: "Query.getEventResourceAccessVouchersAsTrainee",
    call: { query: "{ getEventResourceAccessVouchersAsTrainee { id } }" },
  },
  {
    operation: "Query.getEventResourceAccessVoucherById",
    about: "one that Maya has accepted and Ruth conducts",
    call: {
      query: "query ($id: Int!) { getEventResourceAccessVoucherById(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await acceptedByMaya(api, [cast.ruth.email]) }),
    },
  },
  {
    operation: "Query.getEventResourceAccessVoucherById",
    about: "one that Maya has accepted",
    call: {
      query: "query ($id: Int!) { getEventResourceAccessVoucherById(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await acceptedByMaya(api) }),
    },
    rule: { lets: ["learner"], otherwise: "notFound" },
  },
  {
    operation: "Query.getAllEventResourceAccessVouchersAsAdmin",
    call: { query: "{ getAllEventResourceAccessVouchersAsAdmin { totalCount vouchers { id } } }" },
  },
  {
    operation: "Query.getEventResourceAccessVouchersAsAdmin",
    call: { query: "{ getEventResourceAccessVouchersAsAdmin(voucherIds: [1]) { id } }" },
  },
  {
    operation: "Query.getEventResourceAccessVoucherAsAdmin",
    call: {
      query: "query ($id: Int!) { getEventResourceAccessVoucherAsAdmin(voucherId: $id) { id } }",
      variables: async (api) => ({ id: await acceptedByMaya(api) }),
    },
  },
  { operation: "Query.eventAvailability", call: { query: availabilityQuery, variables: anEventInput() } },
  {
    operation: "Query.organizersWithoutUser",
    call: {
      query:
        'query ($customerId: Int!) { organizersWithoutUser(customerId: $customerId, emails: ["nobody@x.org"]) }',
      variables: anEventInput(),
    },
  },
  {
    operation: "Mutation.createEventResourceAccessVoucher",
    call: { query: createMutation, variables: anEventInput() },
    prepare: (api) => addMachines(api, 1),
  },
  {
    operation: "Mutation.editEventResourceAccessVoucher",
    call: {
      query: editMutation,
      variables: async (api) => {
        const { name, description, eventAt } = anEventInput({ inHours: 72 });
        return { voucherId: await acceptedByMaya(api), name, description, eventAt };
      },
    },
    prepare: (api) => addMachines(api, 1),
  },
  {
    operation: "Mutation.startCloudCaseEvent",
    about: "of one that Maya has accepted and Ruth conducts, now",
    call: {
      query: startEventMutation,
      variables: async (api) => {
        const voucherId = await acceptedByMaya(api, [cast.ruth.email]);
        await begin(api, voucherId);
        return { ...caseOfTests, voucherId };
      },
    },
    prepare: (api) => addMachines(api, 1),
  },
  {
    operation: "Query.eventReport",
    about: "of one that Maya has accepted and Ruth conducts",
    call: {
      query: "query ($id: Int!) { eventReport(voucherId: $id) { people { joinedAt } } }",
      variables: async (api) => ({ id: await acceptedByMaya(api, [cast.ruth.email]) }),
    },
  },
  {
    operation: "GET /api/events/:voucherId/calendar.ics",
    about: "of one that Maya has accepted",
    call: async (api) => ({ url: `/api/events/${await acceptedByMaya(api)}/calendar.ics` }),
  },
];

/** The event is running with a case, and Ruth is in nothing else. */
async function begin({ database: { db } }: TestApp, voucherId: number): Promise<void> {
  await unbranded(db)
    .updateTable("resource_access_voucher")
    .set({ event_at: new Date() })
    .where("id", "=", voucherId)
    .execute();
  await unbranded(db)
    .insertInto("voucher_case")
    .values({ voucher_id: voucherId, case_id: caseOfTests.caseId })
    .execute();
}

async function acceptedByMaya(api: TestApp, organizers: readonly string[] = []): Promise<number> {
  const { id } = await anEvent(api, { creator: bystander, organizers });
  await api.database.db
    .insertInto("voucher_user")
    .values({ voucher_id: id, user_id: cast.maya.userId })
    .execute();
  await api.database.db
    .updateTable("resource_access_voucher")
    .set({ used: 1 })
    .where("id", "=", id)
    .execute();
  return id;
}

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000);

async function give({ database: { db } }: TestApp, customer: number) {
  await unbranded(db)
    .updateTable("quota_account")
    .set({ spendable_ms: 3_600_000 })
    .where("customer_id", "=", customer)
    .execute();
  return { ids: [await addEvent(db, inTwoDays(), [], { customer })] };
}

const byAcceptance: OwnProbe = {
  operation: "Query.getEventResourceAccessVouchersAsTrainee",
  about: "that one has accepted",
  query: "{ getEventResourceAccessVouchersAsTrainee { id } }",
  give: async ({ database: { db } }, { userId }) => {
    const id = await addEvent(db, inTwoDays());
    await unbranded(db).insertInto("voucher_user").values({ voucher_id: id, user_id: userId }).execute();
    return { id };
  },
};

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Mutation.waitForEvent",
    query: waitMutation,
    unknown: { voucherId: 2_000_000_000 },
    give: async (portal) => ({ voucherId: await acceptedByMaya(portal) }),
  },
  byAcceptance,
  {
    ...byAcceptance,
    about: "that one conducts",
    give: async ({ database }, { email }) => ({ id: await addEvent(database.db, inTwoDays(), [email]) }),
  },
  ...administering("either", {
    operation: "Query.getAllEventResourceAccessVouchersAsAdmin",
    query: "{ getAllEventResourceAccessVouchersAsAdmin { totalCount vouchers { id } } }",
    give,
  }),
  ...administering("either", {
    operation: "Query.dueEvents",
    query: '{ dueEvents(until: "2100-01-01T00:00:00Z") { count events { id } } }',
    give,
  }),
  ...administering("either", {
    operation: "Query.getEventResourceAccessVouchersAsAdmin",
    query: "query ($ids: [Int!]!) { getEventResourceAccessVouchersAsAdmin(voucherIds: $ids) { id } }",
    unknown: { ids: [2_000_000_000] },
    give,
  }),
];

const describeEvent = (portal: CastApp) => anAdministeredEvent(portal).then(({ id }) => ({ id }));

const eventToEdit = (portal: CastApp) =>
  anAdministeredEvent(portal).then(({ id, modifiedAt }) => ({ voucherId: id, modifiedAt }));

/** An event of George's that can be started, which Maya has accepted. */
export async function eventNow(portal: CastApp, organizer = cast.george) {
  await machine(portal, "idle");
  const { id, code } = await anAdministeredEvent(portal, { inHours: 0.1, organizers: [organizer.email] });
  await accept(portal, cast.maya, code);
  return { voucherId: id, ...caseOfTests };
}

export async function startedEvent(portal: CastApp) {
  const event = await eventNow(portal, cast.priya);
  await portal.get(cast.priya, startEventMutation, event);
  return { voucherId: event.voucherId };
}

export const webOperations: readonly WebOperation[] = [
  ["EventsTodayQuery", cast.priya, 2, () => ({ until: "2100-01-01T00:00:00Z" })],
  ["EventsQuery", cast.maya, 3],
  ["EventsCardQuery", cast.maya, 3],
  ["useEventsPollQuery", cast.maya, 3],
  ["useOwnEventsQuery", cast.maya, 3],
  ["CloudEventQuery", cast.maya, 5, (portal) => eventNow(portal).then(({ voucherId }) => ({ voucherId }))],
  ["EventReportQuery", cast.george, 3, (portal) => eventNow(portal).then(({ voucherId }) => ({ voucherId }))],
  [
    "useEventSessionQuery",
    cast.maya,
    5,
    (portal) => eventNow(portal).then(({ voucherId }) => ({ voucherId })),
  ],
  [
    "useReportWaitingMutation",
    cast.maya,
    2,
    (portal) => eventNow(portal).then(({ voucherId }) => ({ voucherId })),
  ],
  ["useEventActionsStartMutation", cast.george, 16, (portal) => eventNow(portal)],
  ["useEventActionsEndMutation", cast.priya, 12, startedEvent],
  // The former operation name, called by another person: George's session continues.
  ["useEventActsStartMutation", cast.ruth, 16, (portal) => eventNow(portal, cast.ruth)],
  ["AdminEventsQuery", cast.ruth, 11, () => ({})],
  ["eventListQuery", cast.ruth, 4, () => ({ state: "active", offset: 0, limit: 200 })],
  // Operations of pages that were opened before an upgrade.
  ["AdminEventTableQuery", cast.ruth, 4, () => ({ state: "active", offset: 0 })],
  ["eventRowsQuery", cast.ruth, 4, () => ({ state: "active", offset: 0, limit: 200 })],
  ["EventDrawerQuery", cast.ruth, 4, async (portal) => ({ voucherId: (await describeEvent(portal)).id })],
  ["useUnknownOrganizersQuery", cast.ruth, 6, () => ({ customerId: 1, emails: ["nobody@x.org"] })],
  ["AdminEventUsersQuery", cast.ruth, 2, async (portal) => ({ voucherId: (await describeEvent(portal)).id })],
  ["useAvailabilityQuery", cast.george, 6, () => anEventInput()],
  ["useEventChangesCreateMutation", cast.ruth, 16, () => anEventInput({ inHours: 30 })],
  [
    "useEventChangesEditMutation",
    cast.ruth,
    16,
    async (portal) => ({ ...anEventInput({ inHours: 20, name: "Renamed" }), ...(await eventToEdit(portal)) }),
  ],
  ["latestEventQuery", cast.ruth, 8, eventToEdit],
  ["useEventChangesArchiveMutation", cast.ruth, 12, describeEvent],
  ["useEventChangesRegenerateMutation", cast.ruth, 10, describeEvent],
  ["useEventChangesRevokeMutation", cast.ruth, 10, describeEvent],
  [
    "useEventRowsPollQuery",
    cast.ruth,
    6,
    (portal) => describeEvent(portal).then(({ id }) => ({ voucherIds: [id] })),
  ],
];
