import { type Instant, instant } from "@cathedra/domain";
import { undoTime } from "@cathedra/domain/undo";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { toTimestamp } from "../db/to-timestamp.ts";

/** Small enough that nothing waits long for a lock on a row that is being deleted. */
const batch = 500;
/** Leaves time for undoing a deletion at the last moment. */
const afterwardsMs = 60_000;

/** Deletes the addresses of invitees of deleted groups, once the deletion can no longer be undone. */
export async function deleteOldInvitees(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const before = toTimestamp(instant(now - undoTime.keptMs - afterwardsMs));
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from group_invitee where id in (
        select invitee.id from customer_group join group_invitee invitee on invitee.group_id = customer_group.id
        where customer_group.removed_at <= ${before} limit ${batch} for update of invitee skip locked
      )`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
