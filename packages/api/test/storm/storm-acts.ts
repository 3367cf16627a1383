import type { Random } from "@cathedra/test-fixtures";
import { documents } from "../accounts/operations.ts";
import {
  anEventInput,
  createMutation as createEventMutation,
  editMutation as editEventMutation,
} from "../events/event-builders.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { assignedQuery, caseOfTests, endMutation, startMutation } from "../machines/fleet.ts";
import {
  acceptMutation,
  archiveMutation,
  aVoucherInput,
  createMutation,
  editMutation,
} from "../vouchers/voucher-builders.ts";
import type { StormClient } from "./client.ts";
import { anyVoucher, type Board, type KnownVoucher } from "./shared-state.ts";

/** Something that a person does; answers `ok` or the code of the refusal. */
export type Act = (client: StormClient, board: Board) => Promise<string>;
type WeightedAct = { readonly name: string; readonly weight: number; readonly act: Act };

const nothingToDo = "nothing to do";
const account = { customerId: 1, learningSpaceId: 2 };
const secondMs = 1000;

/** The data that exists before the storm begins. */
export async function prepareBoard(client: StormClient, board: Board): Promise<void> {
  for (let count = 0; count < 5; count += 1) await createVoucher(client, board);
  for (let count = 0; count < 2; count += 1) await createEvent(client, board);
}

/** The actions of trainees: they join, start, end, and read. */
export const traineeActs: readonly WeightedAct[] = [
  { name: "accept", weight: 30, act: acceptAny },
  { name: "start", weight: 35, act: startAny },
  { name: "end", weight: 20, act: endAny },
  { name: "look", weight: 15, act: async ({ call }) => decideOutcome(await call(assignedQuery)) },
];

/** The actions of administrators, on the vouchers of one account, so that they conflict. */
export const administratorActs: readonly WeightedAct[] = [
  { name: "create", weight: 20, act: createVoucher },
  { name: "create event", weight: 10, act: createEvent },
  { name: "edit", weight: 20, act: editVoucher },
  { name: "edit event", weight: 10, act: editEvent },
  { name: "start event", weight: 10, act: startEvent },
  { name: "archive", weight: 8, act: archiveAny },
  { name: "top up", weight: 14, act: topUp },
  { name: "machine", weight: 8, act: actOnMachine },
];

export function pickAct(acts: readonly WeightedAct[], random: Random): WeightedAct {
  let left = random.next() * acts.reduce((sum, { weight }) => sum + weight, 0);
  for (const each of acts) {
    left -= each.weight;
    if (left < 0) return each;
  }
  throw new RangeError("there is nothing to do");
}

type Made = { readonly id: number; readonly code: string };

async function createVoucher({ who, call, random }: StormClient, board: Board): Promise<string> {
  // One in four is over soon: expiry races what the others do.
  const validTo = Date.now() + (random.chance(0.25) ? random.int(500, 4000) : 86_400_000);
  const answer = await call<{ createCloudModulesResourceAccessVoucher: Made }>(createMutation, {
    ...aVoucherInput({ ...account, validTo: new Date(validTo).toISOString(), maxUses: random.int(1, 12) }),
    maxDurationInSeconds: random.pick([3600, 7200]),
    idempotencyKey: random.uuid(),
  });
  const made = answer.data?.createCloudModulesResourceAccessVoucher;
  note(board, who, "cloud_modules", made);
  return decideOutcome(answer);
}

function note(
  { vouchers, acknowledged }: Board,
  { keycloakId }: StormClient["who"],
  kind: KnownVoucher["kind"],
  made: Made | undefined,
): void {
  if (made === undefined) return;
  vouchers.push({ id: made.id, code: made.code, kind, creator: keycloakId });
  acknowledged.vouchers.add(made.id);
}

async function createEvent({ who, call, random }: StormClient, board: Board): Promise<string> {
  const answer = await call<{ createEventResourceAccessVoucher: Made }>(createEventMutation, {
    ...anEventInput({ ...account, inHours: random.pick([0.1, 3, 4, 5]), maxUses: random.int(1, 10) }),
    idempotencyKey: random.uuid(),
  });
  const made = answer.data?.createEventResourceAccessVoucher;
  note(board, who, "event", made);
  return decideOutcome(answer);
}

async function acceptAny({ who, call, random }: StormClient, board: Board): Promise<string> {
  const voucher = anyVoucher(board, random);
  if (voucher === undefined) return nothingToDo;
  const outcome = decideOutcome(await call(acceptMutation, { code: voucher.code }));
  if (outcome === "ok") board.acknowledged.acceptances.add(`${voucher.id}:${who.keycloakId}`);
  return outcome;
}

/** A person who has not accepted anything yet does that instead. */
async function startAny(client: StormClient, board: Board): Promise<string> {
  const own = acceptedBy(client, board);
  if (own.length === 0) return `(${await acceptAny(client, board)})`;
  const answer = await client.call<{ startSingleUserCloudCase: { session_id: string } }>(startMutation, {
    ...caseOfTests,
    voucherId: client.random.pick(own),
  });
  const session = answer.data?.startSingleUserCloudCase.session_id;
  if (session !== undefined) board.acknowledged.sessions.add(session);
  return decideOutcome(answer);
}

async function endAny(client: StormClient, board: Board): Promise<string> {
  const own = acceptedBy(client, board);
  if (own.length === 0) return `(${await acceptAny(client, board)})`;
  return decideOutcome(await client.call(endMutation, { voucherId: client.random.pick(own) }));
}

/** The cloud case vouchers that a person has accepted, as far as they know. */
function acceptedBy({ who }: StormClient, { acknowledged, vouchers }: Board): readonly number[] {
  return vouchers.flatMap(({ id, kind }) =>
    kind === "cloud_modules" && acknowledged.acceptances.has(`${id}:${who.keycloakId}`) ? [id] : [],
  );
}

async function editVoucher({ call, random }: StormClient, board: Board): Promise<string> {
  const voucher = anyVoucher(board, random, { kind: "cloud_modules" });
  if (voucher === undefined) return nothingToDo;
  const { modules } = aVoucherInput();
  const validTo = new Date(Date.now() + random.int(2, 86_400) * secondMs).toISOString();
  const change = { voucherId: voucher.id, validTo, maxUses: random.int(1, 12), modules };
  return decideOutcome(await call(editMutation, change));
}

async function editEvent({ call, random }: StormClient, board: Board): Promise<string> {
  const event = anyVoucher(board, random, { kind: "event" });
  if (event === undefined) return nothingToDo;
  const { description, eventAt } = anEventInput({ inHours: random.pick([0.12, 3.2, 6, 7]) });
  const change = { voucherId: event.id, name: `Carotid day ${random.int(1, 9)}`, description, eventAt };
  return decideOutcome(await call(editEventMutation, change));
}

const startEventMutation = `mutation ($voucherId: Int!, $moduleId: String!, $caseId: String!) {
  startCloudCaseEvent(voucherId: $voucherId, moduleId: $moduleId, caseId: $caseId) { id }
}`;

async function startEvent({ who, call, random }: StormClient, board: Board): Promise<string> {
  const event = anyVoucher(board, random, { kind: "event", creator: who.keycloakId });
  if (event === undefined) return nothingToDo;
  return decideOutcome(await call(startEventMutation, { ...caseOfTests, voucherId: event.id }));
}

async function archiveAny({ call, random }: StormClient, board: Board): Promise<string> {
  const voucher = anyVoucher(board, random);
  return voucher === undefined ? nothingToDo : decideOutcome(await call(archiveMutation, { id: voucher.id }));
}

async function topUp({ call, random }: StormClient, { acknowledged }: Board): Promise<string> {
  const key = random.uuid();
  const difference = random.pick([-50, -5, 1, 10, 40]) * 3600 * secondMs;
  const answer = await call(documents.addCustomerCloudModuleQuotaTransaction, {
    customerId: account.customerId,
    difference,
    key,
  });
  const outcome = decideOutcome(answer);
  if (outcome === "ok") acknowledged.topUps.add(key);
  return outcome;
}

async function actOnMachine({ call, random }: StormClient, { machines }: Board): Promise<string> {
  const { id, url } = random.pick(machines);
  // Off is turned on again, so that there is something left to start on.
  const acts = [
    () => call("mutation ($url: String!) { turnOffVM(url: $url) { id } }", { url }),
    () => call("mutation ($url: String!) { turnOnVM(url: $url) { id } }", { url }),
    () => call("mutation ($url: String!) { turnOnVM(url: $url) { id } }", { url }),
    () => call("mutation ($url: String!) { turnOnVM(url: $url) { id } }", { url }),
    () => call("mutation ($id: ID!) { resetVMToIdle(vmId: $id) { id } }", { id }),
    () => call("mutation ($id: ID!) { resetVMToOff(vmId: $id) { id } }", { id }),
  ] as const;
  return decideOutcome(await random.pick(acts)());
}
