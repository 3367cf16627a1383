import type { Instant } from "@cathedra/domain";
import { mailRetentionMs } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";

/**
 * Deletes mails, with the addresses of their recipients, long after they were sent or failed, and the daily counts of former
 * days.
 */
export async function deleteOldMails(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const before = new Date(now - mailRetentionMs);
  await sql`delete from mail_allowance where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
  const old = (size: number) => sql`
    delete from mail where id in (
      select id from mail where created_at < ${before} and next_try_at is null order by created_at limit ${size}
    )`;
  await deleteInBatches(db, old, { size: 1_000, signal });
}
