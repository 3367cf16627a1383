import { randomUUID } from "node:crypto";
import type { EventResourceAccessVoucherAsAdmin } from "@cathedra/graphql-schema";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { expect } from "vitest";
import { checkInvariants } from "../../src/invariants/invariant.ts";
import { quotaInvariants } from "../../src/invariants/quota.ts";
import { voucherInvariants } from "../../src/invariants/vouchers.ts";
import type { TestApp } from "../support/app.ts";
import type { Answer, Caller, CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { hourMs } from "../vouchers/voucher-builders.ts";

const person = "keycloak_id first_name last_name email";
const shared = `
  id name description eventAt durationInSeconds validTo code archivedAt used maxUses
  organizers { email first_name last_name } users { ${person} }
  learningSpace { id code name description image }
  modules { moduleId name description cases { caseId name description } }`;

/** A machine as the people in its room see it. */
const machineFields = `id name url status status_since reason detail session_id module_id module_name case_id case_name
  voucher_id is_event event_name started_by { ${person} } claimed_at session_started_at session_ends_at last_seen_at`;

/** All fields of an event, as its participants see it. */
const eventFields = `${shared} viewerRole vm { ${machineFields} }`;
/** All fields of an event, as its administrators see it. */
const adminFields = `${shared}
  createdAt modifiedAt customer { id name } creator { ${person} } hasStarted state viewerCanEdit viewerCanArchive viewerCanReadReport viewerCanTurnOff
  acceptances { user { keycloak_id } acceptedAt } vm { ${machineFields} }`;

export const ownQuery = `{ getEventResourceAccessVouchersAsTrainee { ${eventFields} } }`;
export const byIdQuery = `query ($voucherId: Int!) {
  getEventResourceAccessVoucherById(voucherId: $voucherId) { ${eventFields} }
}`;
export const startEventMutation = `mutation ($voucherId: Int!, $moduleId: String!, $caseId: String!) {
  startCloudCaseEvent(voucherId: $voucherId, moduleId: $moduleId, caseId: $caseId) { ${eventFields} }
}`;
export const listQuery = `query (
  $state: ResourceAccessVoucherState, $search: String, $learningSpaceId: Int, $sort: EventResourceAccessVoucherSort,
  $limit: Int, $offset: Int
) {
  getAllEventResourceAccessVouchersAsAdmin(
    state: $state, search: $search, learningSpaceId: $learningSpaceId, sort: $sort, limit: $limit, offset: $offset
  ) { totalCount vouchers { ${adminFields} } }
}`;
export const availabilityQuery = `query (
  $customerId: Int!, $eventAt: DateTime!, $durationInSeconds: Int!, $voucherId: Int
) {
  eventAvailability(
    customerId: $customerId, eventAt: $eventAt, durationInSeconds: $durationInSeconds, voucherId: $voucherId
  ) { freeMachines machines nextStarts }
}`;
export const createMutation = `mutation (
  $name: String!, $description: String!, $customerId: Int!, $learningSpaceId: Int!,
  $modules: [CloudModuleCasesInput!]!, $eventAt: DateTime!, $durationInSeconds: Int!, $maxUses: Int!,
  $organizers: [String!], $idempotencyKey: String
) {
  createEventResourceAccessVoucher(
    name: $name, description: $description, customerId: $customerId, learningSpaceId: $learningSpaceId,
    modules: $modules, eventAt: $eventAt, durationInSeconds: $durationInSeconds, maxUses: $maxUses,
    organizers: $organizers, idempotencyKey: $idempotencyKey
  ) { ${adminFields} }
}`;
export const editMutation = `mutation (
  $voucherId: Int!, $name: String!, $description: String!, $eventAt: DateTime!, $durationInSeconds: Int,
  $organizers: [String!], $modifiedAt: DateTime
) {
  editEventResourceAccessVoucher(
    voucherId: $voucherId, name: $name, description: $description, eventAt: $eventAt,
    durationInSeconds: $durationInSeconds, organizers: $organizers, modifiedAt: $modifiedAt
  ) { ${adminFields} }
}`;
export const archiveMutation = `mutation ($id: Int!) {
  archiveResourceAccessVoucher(resourceAccessVoucherId: $id) { id type eventVoucher { ${adminFields} } }
}`;

export type TestEvent = Omit<EventResourceAccessVoucherAsAdmin, "code" | "eventAt"> & {
  readonly code: string;
  readonly eventAt: string;
};

type Overrides = Readonly<Record<string, unknown>>;

/** An hour of carotid stenting at Northgate, so many hours from now on. */
export function anEventInput({ inHours = 48, ...overrides }: Overrides = {}) {
  return {
    name: "Carotid day",
    description: "Stents for beginners",
    customerId: getCustomer("northgate").id,
    learningSpaceId: 2,
    modules: [{ moduleId: "carotid-stenting", caseIds: ["carotid-stenting-02", "carotid-stenting-01"] }],
    eventAt: new Date(Date.now() + Number(inHours) * hourMs).toISOString(),
    durationInSeconds: 3600,
    maxUses: 3,
    ...overrides,
  };
}

/** Creates an event, by a system admin unless another person is given. */
export async function anEvent(
  portal: CastApp,
  overrides: Overrides = {},
  who: Caller = cast.ruth,
): Promise<TestEvent> {
  const answer = await portal.get<{ createEventResourceAccessVoucher: TestEvent }>(
    who,
    createMutation,
    anEventInput(overrides),
  );
  return answer.createEventResourceAccessVoucher;
}

/**
 * The event as if it had begun so long ago. An event that is made to begin this minute is refused where the minute ends before
 * it arrives.
 */
export async function movedBack(
  { database: { db } }: Pick<TestApp, "database">,
  event: TestEvent,
  ms: number,
): Promise<TestEvent> {
  const eventAt = new Date(Date.now() - ms);
  await unbranded(db)
    .updateTable("resource_access_voucher")
    .set({ event_at: eventAt, valid_to: new Date(eventAt.getTime() + 3_900_000) })
    .where("id", "=", event.id)
    .execute();
  return { ...event, eventAt: eventAt.toISOString() };
}

/** The machine of an event, as a participant sees it. */
export async function toMachine(portal: CastApp, who: Caller, voucherId: number) {
  const query = `query ($voucherId: Int!) {
    getEventResourceAccessVoucherById(voucherId: $voucherId) { vm { ${machineFields} } }
  }`;
  const answer = await portal.get(who, query, { voucherId });
  return answer.getEventResourceAccessVoucherById.vm;
}

/** The input of an edit that changes nothing. */
export function asItStands({ id, name, description, eventAt }: TestEvent) {
  return { voucherId: id, name, description, eventAt };
}

/** Adds free machines that are ready. */
export async function addMachines({ database: { db } }: Pick<TestApp, "database">, count: number) {
  const machines = Array.from({ length: count }, (_, at) => ({
    name: `Simulator ${at + 1}`,
    url: `https://${randomUUID()}.example`,
    driver: "none",
    status: "idle" as const,
    reason: "READY",
  }));
  await db.insertInto("vm").values(machines).execute();
}

export async function expectInvariants({ database: { db } }: CastApp): Promise<void> {
  expect(await checkInvariants(db, [...quotaInvariants, ...voucherInvariants])).toEqual([]);
}

/** The code of a refusal with its facts. */
export function toRefusal({ data, errors }: Answer<unknown>) {
  const [error] = errors ?? [];
  if (error === undefined) throw new Error(`it was accepted: ${JSON.stringify(data)}`);
  const { requestId: _, ...facts } = error.extensions;
  return { message: error.message, ...facts };
}

/** Days of its own for each test, so that no event of one meets those of another. */
export function daysOfTests() {
  let day = 0;
  return {
    nextTest: () => {
      day += 4;
    },
    soon: ({ inHours = 48, ...rest }: Overrides = {}) => ({ inHours: day * 24 + Number(inHours), ...rest }),
  };
}

/** The recorded history of an event, in order. */
export const toAuditFacts = ({ database: { db } }: CastApp, id: number) =>
  db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after"])
    .where("subject", "=", String(id))
    .where((row) => row.or([row("action", "like", "event.%"), row("action", "like", "voucher.%")]))
    .orderBy("id")
    .execute();
