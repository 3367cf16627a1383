import { type Instant, instant, type MachineId } from "@cathedra/domain";
import type { Observation } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { toTimestamp } from "../../../db/to-timestamp.ts";
import { type FleetMachine, toFleetMachine } from "../fleet-machine.ts";

/** How long a machine is reserved for the worker that leased it; after that the worker counts as dead. */
const leaseMs = 10_000;
/** Clocks of API and workers may differ by this much. */
const clockSlackMs = 2_000;
/** No check is scheduled later than this, so a later time means that the clock was set back. */
const maxLookAheadMs = 120_000;
const maxAtOnce = 200;

/** A machine that this worker may process until the lease ends. */
export type LeasedMachine = { readonly fleet: FleetMachine; readonly lease: Instant };

/** Leases due machines, each to one worker. */
export async function leaseDueMachines(db: Db, now: Instant): Promise<readonly LeasedMachine[]> {
  return leaseMachines(
    db,
    now,
    sql`look_again_at <= ${toTimestamp(now)} or look_again_at > ${toTimestamp(instant(now + maxLookAheadMs + leaseMs))}`,
  );
}

/** Leases those of these machines that were just woken and that no other worker has leased. */
export async function leaseWokenMachines(
  db: Db,
  ids: readonly MachineId[],
  now: Instant,
): Promise<readonly LeasedMachine[]> {
  return leaseMachines(
    db,
    now,
    sql`id = any(${[...ids]}::uuid[]) and look_again_at <= ${toTimestamp(instant(now + clockSlackMs))}`,
  );
}

async function leaseMachines(
  db: Db,
  now: Instant,
  which: ReturnType<typeof sql>,
): Promise<readonly LeasedMachine[]> {
  const lease = instant(now + leaseMs);
  const rows = await db
    .updateTable("vm")
    .set({ look_again_at: toTimestamp(lease) })
    .from((from) =>
      from
        .selectFrom("vm")
        .select("id")
        .where("look_again_at", "is not", null)
        .where(sql<boolean>`(${which})`)
        .orderBy("look_again_at")
        .limit(maxAtOnce)
        .forUpdate()
        .skipLocked()
        .as("due"),
    )
    .whereRef("vm.id", "=", "due.id")
    .returningAll("vm")
    .execute();
  return rows.map((row) => ({ fleet: toFleetMachine(row), lease }));
}

/** The result of reconciling a machine, besides its changes. */
export type ReconcileOutcome = {
  readonly id: MachineId;
  readonly lease: Instant;
  /** When to observe the machine again; null if no change is expected. */
  readonly lookAgainAt: Instant | null;
  readonly seenAt: Instant | null;
  readonly fault: Extract<Observation, { kind: "silent" | "garbage" }> | null;
};

/**
 * Stores the results for many machines at once. Machines for which the reconciler was triggered in the meantime stay due.
 */
export async function recordReconciled(
  db: Db,
  looked: readonly ReconcileOutcome[],
  now: Instant,
): Promise<void> {
  if (looked.length === 0) return;
  const latest = now + maxLookAheadMs;
  const rows = looked.map(({ id, lease, lookAgainAt, seenAt, fault }) => ({
    id,
    lease: new Date(lease),
    next: lookAgainAt === null ? null : new Date(Math.min(lookAgainAt, latest)),
    seen: seenAt === null ? null : new Date(seenAt),
    fault: fault?.kind ?? null,
    since: fault === null ? null : new Date(fault.since),
  }));
  await sql`
    update vm set
      look_again_at = case when vm.look_again_at = looked.lease then looked.next else vm.look_again_at end,
      last_seen_at = coalesce(looked.seen, vm.last_seen_at), fault = looked.fault, fault_since = looked.since
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) looked
      (id uuid, lease timestamptz, next timestamptz, seen timestamptz, fault text, since timestamptz)
    where vm.id = looked.id`.execute(db);
}
