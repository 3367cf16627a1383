import type { Instant, Result } from "@cathedra/domain";
import type { Machine, MachineChange } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { getColumns } from "./fleet-machine.ts";
import { accountFor, lockForOutcome } from "./session-outcome.ts";
import { triggerReconciler } from "./trigger-reconciler.ts";

/**
 * Stores a change completely: the machine if it still has the expected version, its history, and the effect on its session.
 * False if another change came first; the transaction must then be rolled back. Locks the voucher before the machine.
 */
export async function storeChange(tx: Tx, change: MachineChange): Promise<boolean> {
  const { machine, expectedVersion, history, outcome } = change;
  await lockForOutcome(tx, outcome);
  const updated = await tx
    .updateTable("vm")
    .set(getColumns(machine))
    .where("id", "=", machine.id)
    .where("version", "=", expectedVersion)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  if (history !== null) {
    await tx
      .insertInto("vm_history")
      .values({
        vm_id: history.machineId,
        prev_status: history.prevStatus,
        new_status: history.newStatus,
        reason: history.cause,
        detail: history.detail,
        started_by: history.startedBy,
        module_id: history.moduleId,
        case_id: history.caseId,
        voucher_id: history.voucherId,
        session_id: history.sessionId,
        actor_id: history.actorId,
        updated_at: toTimestamp(history.at),
      })
      .execute();
  }
  await accountFor(tx, machine, outcome);
  return true;
}

/** Stores a change of a machine that the transaction has locked, and makes the machine due for observation. */
export async function storeLocked(
  tx: Tx,
  change: Result<MachineChange, unknown>,
  now: Instant,
): Promise<Machine> {
  // The row is locked, so no one else can have changed it.
  if (!change.ok || !(await storeChange(tx, change.value))) throw new Error("a locked machine has changed");
  await triggerReconciler(tx, change.value.machine.id, now);
  return change.value.machine;
}

/**
 * Prevents others from counting or claiming machines until the transaction ends, so that the last free machine is given only
 * once. Acquired after the locks of vouchers and quota, before the lock of a machine.
 */
export async function lockFleet(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cathedra.fleet', 0))`.execute(tx);
}
