import { cast } from "@cathedra/test-fixtures";
import { caseOfTests } from "../machines/fleet.ts";
import { machine } from "../machines/silent-machine.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { accept } from "../vouchers/voucher-builders.ts";
import { anEvent, anEventInput, startEventMutation } from "./event-builders.ts";

const eventOf = (portal: CastApp) => anEvent(portal).then(({ id }) => ({ id }));
const eventToEdit = (portal: CastApp) =>
  anEvent(portal).then(({ id, modifiedAt }) => ({ voucherId: id, modifiedAt }));

/** An event of George's that begins now, which Maya has accepted. */
export async function eventNow(portal: CastApp, organizer = cast.george) {
  await machine(portal, "idle");
  const { id, code } = await anEvent(portal, { inHours: 0, organizers: [organizer.email] });
  await accept(portal, cast.maya, code);
  return { voucherId: id, ...caseOfTests };
}

export async function startedEvent(portal: CastApp) {
  const event = await eventNow(portal, cast.priya);
  await portal.get(cast.priya, startEventMutation, event);
  return { voucherId: event.voucherId };
}

export const eventWebOperations: readonly WebOperation[] = [
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
  ["useEventActsStartMutation", cast.george, 16, (portal) => eventNow(portal)],
  ["useEventActsEndMutation", cast.priya, 12, startedEvent],
  ["AdminEventsQuery", cast.ruth, 11, () => ({})],
  ["eventListQuery", cast.ruth, 4, () => ({ state: "active", offset: 0, limit: 200 })],
  // Of pages that were open before.
  ["AdminEventTableQuery", cast.ruth, 4, () => ({ state: "active", offset: 0 })],
  ["eventRowsQuery", cast.ruth, 4, () => ({ state: "active", offset: 0, limit: 200 })],
  ["EventDrawerQuery", cast.ruth, 4, async (portal) => ({ voucherId: (await eventOf(portal)).id })],
  ["useUnknownOrganizersQuery", cast.ruth, 6, () => ({ customerId: 1, emails: ["nobody@x.org"] })],
  ["AdminEventUsersQuery", cast.ruth, 2, async (portal) => ({ voucherId: (await eventOf(portal)).id })],
  ["useAvailabilityQuery", cast.george, 6, () => anEventInput()],
  ["useEventChangesCreateMutation", cast.ruth, 16, () => anEventInput({ inHours: 30 })],
  [
    "useEventChangesEditMutation",
    cast.ruth,
    16,
    async (portal) => ({ ...anEventInput({ inHours: 20, name: "Renamed" }), ...(await eventToEdit(portal)) }),
  ],
  ["latestEventQuery", cast.ruth, 8, eventToEdit],
  ["useEventChangesArchiveMutation", cast.ruth, 12, eventOf],
  ["useEventChangesRegenerateMutation", cast.ruth, 10, eventOf],
  ["useEventChangesRevokeMutation", cast.ruth, 10, eventOf],
  [
    "useEventRowsPollQuery",
    cast.ruth,
    6,
    (portal) => eventOf(portal).then(({ id }) => ({ voucherIds: [id] })),
  ],
];
