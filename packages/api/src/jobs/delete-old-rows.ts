import { type Instant, instant } from "@cathedra/domain";
import { wrongCodesSince } from "@cathedra/domain/groups";
import { wrongPinsSince } from "@cathedra/domain/systems";
import { undoTime } from "@cathedra/domain/undo";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { toTimestamp } from "../db/to-timestamp.ts";

/** Deletes undos that have expired, by the index of their end. */
export function deleteExpiredUndos(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const expired = (size: number) => sql`
    delete from undoable where id in (
      select id from undoable where expires_at <= ${toTimestamp(now)}
      order by expires_at limit ${size} for update skip locked
    )`;
  return deleteInBatches(db, expired, { signal });
}

/** Deletes drafts of records that have expired, by the index of their end. */
export function deleteOldDrafts(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const expired = (size: number) => sql`
    delete from logbook_draft where (user_id, id) in (
      select user_id, id from logbook_draft where expires_at <= ${toTimestamp(now)}
      order by expires_at limit ${size} for update skip locked
    )`;
  return deleteInBatches(db, expired, { signal });
}

/** How long after the last moment of an undo the addresses are kept: an undo of that moment may still be running. */
const runningUndoMs = 60_000;

/** Deletes the addresses of invitees of deleted groups, once the deletion can no longer be undone. */
export function deleteOldInvitees(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const before = toTimestamp(instant(now - undoTime.keptMs - runningUndoMs));
  const ofDeletedGroups = (size: number) => sql`
    delete from group_invitee where id in (
      select invitee.id from customer_group join group_invitee invitee on invitee.group_id = customer_group.id
      where customer_group.removed_at <= ${before} limit ${size} for update of invitee skip locked
    )`;
  return deleteInBatches(db, ofDeletedGroups, { signal });
}

/** Deletes the wrong codes and pins that no longer count; with them goes the address that they came from. */
export async function deleteOldWrongCodes(db: Db, now: Instant): Promise<void> {
  const oldest = Math.min(wrongCodesSince(now), wrongPinsSince(now));
  const since = toTimestamp(instant(oldest));
  await db.deleteFrom("wrong_code").where("at", "<=", since).execute();
}
