import type { Instant, MachineId, VoucherId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** The PostgreSQL channel on which reconcilers receive the ids of machines to observe. */
export const machineChannel = "cathedra_machine";

/**
 * Makes a machine due: a reconciler that listens observes it as soon as this is committed, otherwise the next sweep does.
 */
export async function triggerReconciler(db: Db, id: MachineId, now: Instant): Promise<void> {
  await triggerWhere(db, sql`id = ${id}`, now);
}

/** Wakes the reconciler for the machine of an event, if there is one: the roles of its people may have changed. */
export async function triggerReconcilerOfEvent(db: Db, id: VoucherId, now: Instant): Promise<void> {
  await triggerWhere(db, sql`event_id = ${id}`, now);
}

async function triggerWhere(db: Db, which: RawBuilder<unknown>, now: Instant): Promise<void> {
  await sql`
    with due as (update vm set look_again_at = ${toTimestamp(now)} where ${which} returning id)
    select pg_notify(${machineChannel}, id::text) from due`.execute(db);
}
