import type { Instant, MachineId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** The reconcilers listen here for the ids of machines to look at. */
export const machineChannel = "cathedra_machine";

/** Has a machine looked at: at once where a reconciler listens when this is committed, or at the next sweep. */
export async function wake(db: Db, id: MachineId, now: Instant): Promise<void> {
  await sql`
    with due as (update vm set look_again_at = ${new Date(now)} where id = ${id} returning id)
    select pg_notify(${machineChannel}, id::text) from due`.execute(db);
}
