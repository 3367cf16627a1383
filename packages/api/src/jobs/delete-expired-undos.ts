import type { Instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { toTimestamp } from "../db/to-timestamp.ts";

/** Small enough that nothing waits long for a lock on a row that is being deleted. */
const batch = 500;

/** Deletes undos that have expired, in batches by the index of their end. */
export async function deleteExpiredUndos(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from undoable where id in (
        select id from undoable where expires_at <= ${toTimestamp(now)}
        order by expires_at limit ${batch} for update skip locked
      )`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
