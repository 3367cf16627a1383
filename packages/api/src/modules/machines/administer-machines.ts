import { isUuid, type MachineId } from "@cathedra/domain";
import { type Actor, mayAdministerMachines } from "@cathedra/domain/access";
import { actOnMachine, type Machine, machineLimits } from "@cathedra/domain/cloud";
import { type AdminActionKey, appErrorText } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { AppError, appError, authorize } from "../../errors.ts";
import type { CloudCaseVmChange, QueryCloudCaseVmHistoryArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { changeMachine } from "./change-machine.ts";
import { findFleet, findMachine, findMachines, type MachineView } from "./fleet-queries.ts";
import { boundedPage, historyLimit } from "./history-page.ts";
import { findEarlier } from "./history-queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Reads all machines of the fleet, for its administrators (4.040). */
export async function readMachines(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  page: Parameters<typeof boundedPage>[0],
): Promise<readonly MachineView[]> {
  authorize(mayAdministerMachines(actor));
  const { limit, offset } = boundedPage(page);
  return findFleet(db, limit, offset);
}

/** The history of a machine before a known entry; empty for a missing machine (4.039). */
export async function readEarlierHistory(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { vmId, before, limit }: QueryCloudCaseVmHistoryArgs,
): Promise<readonly CloudCaseVmChange[]> {
  authorize(mayAdministerMachines(actor));
  const known = changeNumber(before);
  if (!isUuid(vmId) || known === undefined) return [];
  return findEarlier(db, vmId, known, historyLimit(limit));
}

/** Parses the number of a change; null for the beginning, undefined for a text that is no such number. */
function changeNumber(id: string | null | undefined): bigint | null | undefined {
  if (id === null || id === undefined) return null;
  return /^\d{1,18}$/u.test(id) ? BigInt(id) : undefined;
}

/** Finds a machine of the fleet by its address, which is never requested here (4.042, 4.043, X43). */
export function machineByUrl(url: string): RawBuilder<unknown> {
  return sql`vm.url = ${url}`;
}

/** The machine with this id (4.044-4.046, X43). */
export function machineById(id: string): RawBuilder<unknown> {
  return isUuid(id) ? sql`vm.id = ${id}` : sql`false`;
}

/** One of the six actions of an administrator on a machine, with its row of the audit log (4.042-4.046). */
export async function administerMachine(
  deps: Deps,
  actor: Actor,
  which: RawBuilder<unknown>,
  key: Exclude<AdminActionKey, "endSession">,
): Promise<MachineId> {
  authorize(mayAdministerMachines(actor));
  const id = await act(deps, actor, which, key);
  if (id === undefined) throw appError("NOT_FOUND");
  return id;
}

/** Performs the action on the machine; undefined if there is no such machine. */
function act(
  deps: Deps,
  actor: Actor,
  which: RawBuilder<unknown>,
  key: Exclude<AdminActionKey, "endSession">,
): Promise<MachineId | undefined> {
  return changeMachine(deps, which, async (tx, { machine }) => {
    const change = actOnMachine(machine, key, actor.userId, deps.clock(), machineLimits);
    if (!change.ok) throw notNow(machine);
    await audit(tx, actor, auditActions[key], machine.id, {
      customer: { ofSession: machine.claim?.sessionId ?? null },
      before: getFacts(machine),
      after: getFacts(change.value.machine),
    });
    return change.value;
  });
}

/** Changes a machine like `administerMachine`, and returns the machine. */
export async function administeredMachine(
  deps: Deps,
  actor: Actor,
  which: RawBuilder<unknown>,
  key: Exclude<AdminActionKey, "endSession" | "remove">,
): Promise<MachineView> {
  return findMachine(deps.db, await administerMachine(deps, actor, which, key));
}

/** Turns off the machine of an event, as `turnOff` does; nothing happens if the event has no running session. */
export async function turnOffMachinesOfEvent(
  deps: Deps,
  actor: Actor,
  eventId: number,
): Promise<readonly MachineView[]> {
  authorize(mayAdministerMachines(actor));
  const going = sql`vm.event_id = ${eventId} and vm.status <> 'off'`;
  const id = await act(deps, actor, going, "turnOff");
  return id === undefined ? [] : findMachines(deps.db, [id]);
}

const auditActions = {
  free: "machine.freed",
  turnOff: "machine.turned_off",
  turnOn: "machine.turned_on",
  resetToOff: "machine.reset",
  remove: "machine.removed",
} as const;

export function getFacts({ status, cause, claim }: Machine) {
  return { status, cause, sessionId: claim?.sessionId ?? null, voucherId: claim?.voucherId ?? null };
}

/** The error if the machine's status does not allow the action, because another change came first or the page is outdated. */
export function notNow({ status }: Pick<Machine, "status">): AppError {
  return new AppError("ACTION_NOT_NOW", appErrorText("ACTION_NOT_NOW", { status }), { status });
}
