import { randomUUID } from "node:crypto";
import {
  aRecord,
  attendings,
  type CastPerson,
  cast,
  customerOf,
  demoRecords,
  hospitals,
} from "@cathedra/test-fixtures";
import { webOperations } from "@cathedra/test-fixtures/web-operations";
import { Kind, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { weightOf } from "../../src/graphql/weights.ts";
import { addMachines, anEvent, anEventInput, startEventMutation } from "../events/eventing.ts";
import { codeOf } from "../groups/inviting.ts";
import { saved, saving } from "../logbook/saving.ts";
import { call } from "../logbook-administration/operations.ts";
import { drafting, keptDraft } from "../logbook-drafts/drafting.ts";
import { addVoucher, caseOfTests, startMutation } from "../machines/fleet.ts";
import { runningSession } from "../rooms/rooming.ts";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";
import { accept, aVoucher, aVoucherInput } from "../vouchers/vouching.ts";

const operations = webOperations();

let portal: CastApp;

beforeAll(async () => {
  portal = await castApp(demoRecords(today));
  await addMachines(portal, 20);
});
afterAll(() => portal.close());

const customerId = customerOf("northgate").id;
const groupId = aRecord().groupId;
const space = { customerId, learningSpaceId: 2 };
const searchParams = {
  limit: 25,
  offset: 0,
  sortField: "dateOfProcedure",
  sortOrder: "desc",
  searchText: "a",
};
const name = { firstName: "Web", lastName: "Operation" };

const mine = () => saved(portal, cast.maya, saving()).then(({ id }) => ({ id }));
const attending = (lastName: string) =>
  call(portal, "createAttending", { customerId, firstName: "New", lastName }).then(({ id }) => id);
const hospital = (named: string) =>
  call(portal, "createHospital", { customerId, name: named }).then(({ id }) => id);

async function target(): Promise<string> {
  const { saveLogbookTarget } = await portal.get<{ saveLogbookTarget: { id: string } }>(
    cast.ruth,
    operations.get("useTargetChangesSaveMutation") ?? "",
    { customerId, target: aTarget("To be removed") },
  );
  return saveLogbookTarget.id;
}

const eventOf = () => anEvent(portal).then(({ id }) => ({ id }));
const eventToEdit = () => anEvent(portal).then(({ id, modifiedAt }) => ({ voucherId: id, modifiedAt }));
const voucherOf = () => aVoucher(portal).then(({ id }) => ({ id }));
const voucherToEdit = () => aVoucher(portal).then(({ id, modifiedAt }) => ({ voucherId: id, modifiedAt }));

async function accessToSave(): Promise<{ modifiedAt: string }> {
  const { customerLearningSpaceAccess } = await portal.get<{
    customerLearningSpaceAccess: { modifiedAt: string };
  }>(
    cast.ruth,
    `query ($customerId: Int!, $learningSpaceId: Int!) {
      customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) { modifiedAt }
    }`,
    space,
  );
  return customerLearningSpaceAccess;
}

/** A machine that nothing answers for. */
async function machine(status: "idle" | "off"): Promise<{ vmId: string; url: string }> {
  const vmId = randomUUID();
  const url = `https://${vmId}.sim.example`;
  const { db } = portal.database;
  await db.insertInto("vm").values({ id: vmId, name: vmId, url, driver: "fake", status }).execute();
  await db.insertInto("vm_history").values({ vm_id: vmId, new_status: status }).execute();
  return { vmId, url };
}

/** So many that one is to be turned on for it. */
async function readyOneMore(): Promise<{ ready: number }> {
  await machine("off");
  const { cloudCaseVMReadiness: has } = await portal.get<{
    cloudCaseVMReadiness: { idle: number; comingUp: number };
  }>(cast.ruth, "{ cloudCaseVMReadiness { idle comingUp } }");
  return { ready: has.idle + has.comingUp + 1 };
}

/** One that Aiko has claimed. */
async function claimed(): Promise<{ vmId: string; voucherId: number }> {
  await machine("idle");
  const voucherId = await addVoucher(portal.database.db, [cast.aiko]);
  const { startSingleUserCloudCase } = await portal.get<{ startSingleUserCloudCase: { id: string } }>(
    cast.aiko,
    startMutation,
    { ...caseOfTests, voucherId },
  );
  return { vmId: startSingleUserCloudCase.id, voucherId };
}

/** Somebody is in a case of their own for forty minutes, and has hours left. */
async function ownSession(by: CastPerson) {
  const { db } = portal.database;
  const fleet = { db, agents: { url: (id: string) => `https://${id}.sim.example` } };
  const voucherId = await addVoucher(db, [by], { seconds: 4 * 3600 });
  const startedAt = new Date(Date.now() - 2_400_000);
  const { sessionId } = await runningSession(fleet, { by, voucherId, startedAt });
  return { sessionId };
}

/** What Helena needs to start a case. */
async function startable() {
  await machine("idle");
  return { ...caseOfTests, voucherId: await addVoucher(portal.database.db, [cast.helena]) };
}

/** An event of George's that begins now, which Maya has accepted. */
async function eventNow(organizer = cast.george) {
  await machine("idle");
  const { id, code } = await anEvent(portal, { inHours: 0, organizers: [organizer.email] });
  await accept(portal, cast.maya, code);
  return { voucherId: id, ...caseOfTests };
}

async function startedEvent() {
  const event = await eventNow(cast.priya);
  await portal.get(cast.priya, startEventMutation, event);
  return { voucherId: event.voucherId };
}

function aTarget(named: string) {
  return { name: named, interventionType: "Venous Interventions", minimum: 10, span: "training", months: 36 };
}

type Variables = Readonly<Record<string, unknown>>;
type Row = readonly [
  name: string,
  who: Caller,
  most: number,
  variables?: () => Variables | Promise<Variables>,
];

/** Who sends it, the statements that it may take with the caller's own, and its variables. */
const rows: readonly Row[] = [
  ["ViewerQuery", cast.maya, 1],
  ["HomeQuery", cast.maya, 10, () => ({ withLogbook: true })],
  ["VideosQuery", cast.maya, 2],
  ["EventsQuery", cast.maya, 3],
  ["EventsCardQuery", cast.maya, 3],
  ["useEventsPollQuery", cast.maya, 3],
  ["useOwnEventsQuery", cast.maya, 3],
  ["CloudEventQuery", cast.maya, 4, () => eventNow().then(({ voucherId }) => ({ voucherId }))],
  ["EventReportQuery", cast.george, 3, () => eventNow().then(({ voucherId }) => ({ voucherId }))],
  ["useEventSessionQuery", cast.maya, 4, () => eventNow().then(({ voucherId }) => ({ voucherId }))],
  ["useEventActsStartMutation", cast.george, 16, () => eventNow()],
  ["useEventActsEndMutation", cast.priya, 12, startedEvent],
  ["LogbookQuery", cast.maya, 6],
  ["RecordsQuery", cast.maya, 2, () => ({ searchParams })],
  ["exportQuery", cast.maya, 2, () => ({ searchParams: { ...searchParams, limit: 1000 } })],
  ["FilterFormQuery", cast.maya, 2],
  ["RecordQuery", cast.maya, 6, mine],
  ["CopyRecordQuery", cast.maya, 5, mine],
  ["latestRecordQuery", cast.maya, 2, mine],
  ["CreateRecordQuery", cast.maya, 5, async () => ({ draft: (await keptDraft(portal, cast.maya)).id })],
  ["sendDraftMutation", cast.maya, 9, () => drafting()],
  ["discardDraftQuery", cast.maya, 2, async () => ({ id: (await keptDraft(portal, cast.maya)).id })],
  ["discardDraftMutation", cast.maya, 2, async () => ({ id: (await keptDraft(portal, cast.maya)).id })],
  ["AccountQuery", cast.maya, 2],
  ["GroupsQuery", cast.maya, 4],
  ["TotalsQuery", cast.maya, 4, () => ({})],
  ["TotalsGroupsQuery", cast.priya, 2, () => ({ limit: 100, offset: 0 })],
  ["GroupTotalsQuery", cast.priya, 3, () => ({ groupId, limit: 50, offset: 0 })],
  ["AdminLogbookQuery", cast.ruth, 3],
  ["AttendingsQuery", cast.ruth, 4, () => ({ customerId })],
  ["HospitalsQuery", cast.ruth, 4, () => ({ customerId })],
  ["AdminTargetsQuery", cast.ruth, 2, () => ({ customerId })],
  ["useTargetChangesListQuery", cast.ruth, 2, () => ({ customerId })],
  ["useSaveRecordMutation", cast.maya, 6, saving],
  [
    "useDeleteRecordMutation",
    cast.maya,
    6,
    async () => {
      const record = await saved(portal, cast.maya, saving());
      const { id, procedure } = record;
      return { activity: { id, groupId: record.groupId, procedure: { code: procedure.code } }, searchParams };
    },
  ],
  ["useUpdateUserMutation", cast.maya, 6, () => ({ user: { phone_no: "+46 8 123" } })],
  ["useResetProgressMutation", cast.sam, 6],
  ["acceptInviteMutation", cast.nils, 8, async () => ({ code: await codeOf(portal, 2) })],
  ["useLeaveGroupMutation", cast.tomas, 8, () => ({ customerGroupId: 2 })],
  ["useChangeInvitationRegenerateMutation", cast.priya, 6, () => ({ customerGroupId: groupId })],
  ["useChangeInvitationRevokeMutation", cast.priya, 6, () => ({ customerGroupId: groupId })],
  ["useAttendingChangesAddMutation", cast.george, 6, () => ({ customerId, ...name, email: "w@example.org" })],
  [
    "useAttendingChangesEditMutation",
    cast.george,
    6,
    async () => ({ id: await attending("Edited"), ...name, lastName: "Renamed", email: null }),
  ],
  ["useAttendingChangesRemoveMutation", cast.george, 6, async () => ({ id: await attending("Removed") })],
  [
    "useAttendingChangesMergeMutation",
    cast.george,
    7,
    async () => ({ id: await attending("Merged"), into: attendings[0]?.id }),
  ],
  ["useHospitalChangesAddMutation", cast.george, 6, () => ({ customerId, name: "Added" })],
  [
    "useHospitalChangesEditMutation",
    cast.george,
    7,
    async () => ({
      id: await hospital("To be merged"),
      name: hospitals[0]?.name,
      mergeInto: hospitals[0]?.id,
    }),
  ],
  ["useHospitalChangesRemoveMutation", cast.george, 6, async () => ({ id: await hospital("Removed") })],
  ["useTargetChangesSaveMutation", cast.ruth, 6, () => ({ customerId, target: aTarget("Ten venous") })],
  ["useTargetChangesRemoveMutation", cast.ruth, 6, async () => ({ id: await target() })],
  ["AccountsQuery", cast.ruth, 8],
  ["latestAccountQuery", cast.ruth, 8, () => ({ customerId })],
  ["latestSpendableQuery", cast.ruth, 3, () => ({ customerId })],
  ["FoundAccountsQuery", cast.ruth, 7, () => ({ search: "gate", sort: "nameDescending" })],
  ["useAccountChoiceQuery", cast.ruth, 7, () => ({ search: "gate" })],
  ["SpaceAccessQuery", cast.ruth, 2, () => space],
  ["QuotaLedgerQuery", cast.ruth, 5, () => ({ customerId, limit: 25, offset: 0 })],
  ["TopUpMutation", cast.ruth, 6, () => ({ customerId, difference: 3_600_000, key: "web" })],
  ["latestAccessQuery", cast.ruth, 3, () => space],
  [
    "AccessFormMutation",
    cast.ruth,
    6,
    async () => ({ ...space, courses: [], fullAccess: true, ...(await accessToSave()) }),
  ],
  [
    "useAccountChangesCreateMutation",
    cast.ruth,
    6,
    () => ({ name: "Made by the web", admins: cast.helena.email, branches: [1] }),
  ],
  [
    "useAccountChangesSaveMutation",
    cast.george,
    10,
    () => ({
      id: customerId,
      name: customerOf("northgate").name,
      admins: [cast.george.email],
      branches: null,
    }),
  ],
  // Three of them count.
  ["AdminVouchersQuery", cast.ruth, 9, () => ({})],
  ["VoucherTableQuery", cast.ruth, 6, () => ({ state: "active", offset: 0 })],
  ["voucherRowsQuery", cast.ruth, 6, () => ({ state: "active", offset: 0, limit: 200 })],
  ["VoucherDrawerQuery", cast.ruth, 4, async () => ({ voucherId: (await voucherOf()).id })],
  ["ledgerRowsQuery", cast.ruth, 4, () => ({ customerId: 1, kind: "reserve", limit: 100, offset: 0 })],
  ["VoucherUsersQuery", cast.ruth, 4, async () => ({ voucherId: (await voucherOf()).id })],
  ["AdminEventsQuery", cast.ruth, 11, () => ({})],
  ["AdminEventTableQuery", cast.ruth, 4, () => ({ state: "active", offset: 0 })],
  ["eventRowsQuery", cast.ruth, 4, () => ({ state: "active", offset: 0, limit: 200 })],
  ["EventDrawerQuery", cast.ruth, 4, async () => ({ voucherId: (await eventOf()).id })],
  ["useUnknownOrganizersQuery", cast.ruth, 6, () => ({ customerId: 1, emails: ["nobody@x.org"] })],
  ["AdminEventUsersQuery", cast.ruth, 2, async () => ({ voucherId: (await eventOf()).id })],
  ["useAvailabilityQuery", cast.george, 6, () => anEventInput()],
  ["useEventChangesCreateMutation", cast.ruth, 16, () => anEventInput({ inHours: 30 })],
  [
    "useEventChangesEditMutation",
    cast.ruth,
    16,
    async () => ({ ...anEventInput({ inHours: 20, name: "Renamed" }), ...(await eventToEdit()) }),
  ],
  ["latestEventQuery", cast.ruth, 8, eventToEdit],
  ["useEventChangesArchiveMutation", cast.ruth, 12, eventOf],
  ["useEventChangesRegenerateMutation", cast.ruth, 10, eventOf],
  ["useEventChangesRevokeMutation", cast.ruth, 10, eventOf],
  ["useOfferedModulesQuery", cast.ruth, 3, () => space],
  ["useVoucherChangesCreateMutation", cast.ruth, 12, () => aVoucherInput()],
  [
    "useVoucherChangesEditMutation",
    cast.ruth,
    12,
    async () => ({ ...aVoucherInput(), ...(await voucherToEdit()) }),
  ],
  ["latestVoucherQuery", cast.ruth, 8, voucherToEdit],
  ["useVoucherChangesArchiveMutation", cast.ruth, 12, voucherOf],
  ["useVoucherChangesRegenerateMutation", cast.ruth, 10, voucherOf],
  ["useVoucherChangesRevokeMutation", cast.ruth, 10, voucherOf],
  ["acceptInviteVoucherMutation", cast.maya, 12, () => aVoucher(portal).then(({ code }) => ({ code }))],
  ["CloudCasesQuery", cast.maya, 3],
  ["CloudCaseQuery", cast.maya, 4],
  ["useOngoingPollMachineQuery", cast.maya, 1],
  ["useOngoingPollQuery", cast.maya, 3],
  ["OwnCasePollQuery", cast.maya, 4],
  ["ownMachineAvailabilityQuery", cast.maya, 4],
  ["ownMachinePollQuery", cast.maya, 1],
  ["useCaseStartMutation", cast.helena, 16, startable],
  ["useExtendMutation", cast.lukas, 12, () => ownSession(cast.lukas)],
  ["roomTokenQuery", cast.tomas, 2, () => ownSession(cast.tomas)],
  ["useWitnessMutation", cast.nils, 3, () => ownSession(cast.nils)],
  ["useEndCaseMutation", cast.aiko, 12, claimed],
  ["MachinesQuery", cast.ruth, 5],
  ["useFleetPollQuery", cast.ruth, 5],
  // Of pages that were opened before the fleet became a table.
  ["MachineHistoryQuery", cast.ruth, 2, () => machine("idle").then(({ vmId }) => ({ vmId }))],
  [
    "MachineHistoryEarlierQuery",
    cast.ruth,
    4,
    () => machine("idle").then(({ vmId }) => ({ vmId, before: "999999999", limit: 24 })),
  ],
  ["sessionEndingQuery", cast.maya, 4, () => ({ sessionId: "7a4c0000-0000-4000-8000-0000000000ff" })],
  ["MakeReadyMutation", cast.ruth, 12, readyOneMore],
  ["useEventRowsPollQuery", cast.ruth, 6, () => eventOf().then(({ id }) => ({ voucherIds: [id] }))],
  ["TurnOffEventMutation", cast.ruth, 12, startedEvent],
  ["useMachineActsOffMutation", cast.ruth, 9, () => machine("idle").then(({ url }) => ({ url }))],
  ["useMachineActsOnMutation", cast.ruth, 9, () => machine("off").then(({ url }) => ({ url }))],
  ["useMachineActsResetMutation", cast.ruth, 9, () => machine("idle").then(({ vmId }) => ({ vmId }))],
  ["useMachineActsRemoveMutation", cast.ruth, 9, () => machine("off").then(({ vmId }) => ({ vmId }))],
  ["useMachineActsFreeMutation", cast.ruth, 12, () => claimed().then(({ vmId }) => ({ vmId }))],
  ["useMachineActsEndMutation", cast.ruth, 12, claimed],
];

function weighing(text: string): number {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("an operation comes first");
  return weightOf(document, operation).statements;
}

test("every operation of the web is here", () => {
  expect(rows.map(([operation]) => operation).toSorted()).toEqual([...operations.keys()].toSorted());
});

test.each(rows.map(([operation, ...rest]) => [operation, rest] as const))(
  "%s is answered whole within the limits of a free text, by few statements",
  async (operation, [who, most, variables]) => {
    const given = (await variables?.()) ?? {};
    await portal.get(who, "{ user { keycloak_id } }");
    const text = operations.get(operation) ?? "";
    const statements = await statementsOf(() => portal.get(who, text, given));
    expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(most);
    // The table of weights says no less than what is sent, beside the reading of the caller.
    const weight = weighing(text);
    expect(statements.length - 1, `it weighs ${weight}`).toBeLessThanOrEqual(weight);
  },
);
