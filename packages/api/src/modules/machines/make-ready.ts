import type { Instant, MachineId } from "@cathedra/domain";
import { type Actor, mayAdministerMachines } from "@cathedra/domain/access";
import {
  fleetReadiness,
  getReservation,
  holdsWithoutMachine,
  isFault,
  machineCauses,
  machineLimits,
  machinesToTurnOn,
  maxReadyMachines,
  prewarmMachine,
} from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { authorize, invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { getFacts } from "./administer-machines.ts";
import { readCounts } from "./fleet-counts.ts";
import { type MachineRow, toFleetMachine } from "./fleet-machine.ts";
import { findMachines, type MachineView } from "./fleet-queries.ts";
import { lockFleet, storeLocked } from "./store-change.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** How often a change is retried while the reconciler works on the machine. */
const maxAttempts = 10;

/** How many machines are ready, and how many the coming events need, in one statement and without the lock. */
export async function readReadiness({ db, clock }: Deps, actor: Actor) {
  authorize(mayAdministerMachines(actor));
  const now = clock();
  const { counts, machines, events } = await readCounts(db, now);
  const waiting = events.filter(({ hasMachine }) => !hasMachine);
  const { nextEventAt, ...readiness } = fleetReadiness(counts, waiting, now);
  const holds = events.map(getReservation);
  return {
    ...readiness,
    nextEventAt,
    eventsWithoutMachine: holdsWithoutMachine(holds, machines),
    eventsWithoutMachineAfterRemoval: holdsWithoutMachine(holds, machines - 1),
  };
}

/**
 * Turns on machines until the requested number is ready, counting idle and starting ones. Counting and writing happen under the
 * lock of the fleet, so that of two concurrent requests the second sees what the first turned on.
 */
export async function makeMachinesReady(
  deps: Deps,
  actor: Actor,
  count: number,
): Promise<readonly MachineView[]> {
  authorize(mayAdministerMachines(actor));
  if (count < 1 || count > maxReadyMachines)
    throw invalidInput([fieldError("ready", "OUT_OF_RANGE", { min: 1, max: maxReadyMachines })]);
  const turnedOn: MachineId[] = [];
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { ids, isDone } = await inLockedTransaction(deps.db, [lockKey("fleet")], (tx) =>
      turnOnMissing(tx, deps, actor, count),
    );
    turnedOn.push(...ids);
    if (isDone) break;
  }
  return findMachines(deps.db, turnedOn);
}

async function turnOnMissing(tx: Tx, { clock }: Deps, actor: Actor, wanted: number) {
  await lockFleet(tx);
  const now = clock();
  const { counts } = await readCounts(tx, now);
  const count = machinesToTurnOn(wanted, counts);
  const rows = count === 0 ? [] : await lockOff(tx, count);
  const ids: MachineId[] = [];
  for (const row of rows) ids.push(await turnOn(tx, row, actor, now));
  return { ids, isDone: ids.length === count };
}

async function turnOn(tx: Tx, row: MachineRow, actor: Actor, now: Instant): Promise<MachineId> {
  const { machine } = toFleetMachine(row);
  const after = await storeLocked(tx, prewarmMachine(machine, actor.userId, now, machineLimits), now);
  await audit(tx, actor, "machine.made_ready", machine.id, {
    customer: null,
    before: getFacts(machine),
    after: getFacts(after),
  });
  return machine.id;
}

/**
 * Locks machines that are off: those without a fault first, then those that have been off longest. It skips locked machines,
 * because the reconciler writes many at once in no fixed order.
 */
async function lockOff(tx: Tx, count: number): Promise<readonly MachineRow[]> {
  return tx
    .selectFrom("vm")
    .selectAll()
    .where("status", "=", "off")
    .where("removed_at", "is", null)
    .orderBy((vm) => vm("session_id", "is not", null))
    .orderBy(sql`coalesce(reason = any(${machineCauses.filter(isFault)}::text[]), false)`)
    .orderBy("status_since")
    .orderBy("id")
    .limit(count)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
