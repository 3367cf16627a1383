import { type Instant, instant } from "@cathedra/domain";
import {
  fleetReadiness,
  lentCauses,
  type MachineCause,
  machineLimits,
  machinesToSpare,
  prewarmable,
  prewarmLeadSeconds,
  prewarmMachine,
  restMachine,
} from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";
import { type Counted, readCounts } from "./fleet-counts.ts";
import { toFleetMachine } from "./fleet-machine.ts";
import { isResting } from "./resting-machines.ts";
import { lockFleet, storeLocked } from "./store-change.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Turns on resting machines for events that can be started soon (0062), as many as are not ready or starting. The lock of the
 * fleet makes concurrent workers turn on no more than one would. Returns how many.
 */
export async function prewarmForEvents({ db, clock }: Deps): Promise<number> {
  const now = clock();
  // Usually no machine has to be turned on, so the lock is not taken.
  if (missingSoon(await readCounts(db, now), now).missing === 0) return 0;
  return inLockedTransaction(db, [lockKey("fleet")], async (tx) => {
    await lockFleet(tx);
    const { missing, turnedOffBefore } = missingSoon(await readCounts(tx, now), now);
    const may = sql`${isResting(now)} and (reason is distinct from 'TURNED_OFF' or status_since < ${toTimestamp(turnedOffBefore)})`;
    const rows = await lockLongest(tx, missing, may);
    for (const row of rows) {
      const { machine } = toFleetMachine(row);
      await storeLocked(tx, prewarmMachine(machine, null, now, machineLimits, "EVENT_NEAR"), now);
    }
    return rows.length;
  });
}

/**
 * Turns off machines that were turned on automatically and are no longer needed (0062), under the lock of the fleet. Returns how
 * many. It costs an index look-up for each machine that was ready and unused for a quarter of an hour.
 */
export async function turnOffIdleMachines({ db, clock }: Deps): Promise<number> {
  const now = clock();
  const { rows: some } = await sql`select from vm where ${mayRest(now)} limit 1`.execute(db);
  if (some.length === 0) return 0;
  return inLockedTransaction(db, [lockKey("fleet")], async (tx) => {
    await lockFleet(tx);
    const { counts, events } = await readCounts(tx, now);
    const rows = await lockLongest(tx, machinesToSpare(counts, waiting(events), now), mayRest(now));
    for (const row of rows)
      await storeLocked(tx, restMachine(toFleetMachine(row).machine, row.lent, now, machineLimits), now);
    return rows.length;
  });
}

const turnedOnFor = sql<MachineCause>`(
  select reason from vm_history where vm_id = vm.id and prev_status = 'off' and new_status in ('void', 'desired')
  order by vm_history.id desc limit 1
)`;

function mayRest(now: Instant): RawBuilder<unknown> {
  return sql`status = 'idle' and session_id is null and removed_at is null
    and status_since <= ${toTimestamp(instant(now - machineLimits.restAfterMs))}
    and ${turnedOnFor} = any(${[...lentCauses]}::text[])`;
}

/** Skips locked machines, because the reconciler writes many at once in no fixed order. */
async function lockLongest(tx: Tx, count: number, which: RawBuilder<unknown>) {
  if (count === 0) return [];
  return tx
    .selectFrom("vm")
    .selectAll()
    .select(turnedOnFor.as("lent"))
    .where(sql<boolean>`${which}`)
    .orderBy("status_since")
    .orderBy("id")
    .limit(count)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

function missingSoon({ counts, resting, events }: Counted, now: Instant) {
  const without = waiting(events);
  const { count: off, turnedOffBefore } = prewarmable(resting, without, now);
  const { missing } = fleetReadiness({ ...counts, off }, without, now, prewarmLeadSeconds);
  return { missing, turnedOffBefore };
}

function waiting(events: Counted["events"]): Counted["events"] {
  return events.filter(({ hasMachine }) => !hasMachine);
}
