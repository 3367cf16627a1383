import type { Instant } from "@cathedra/domain";
import { mailsKeptMs } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Small enough that nothing waits long for a lock on a row that is being deleted. */
const batch = 1000;

/** Deletes the mails that were done long ago, with the addresses that they went to, and the counts of former days. */
export async function deleteOldMails(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const before = new Date(now - mailsKeptMs);
  await sql`delete from mail_allowance where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from mail where id in (
        select id from mail where created_at < ${before} and next_try_at is null order by created_at limit ${batch}
      )`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
