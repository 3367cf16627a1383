import type { Instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** Deletes expired notices by the index on their expiry; the table has those of 90 days. */
export function deleteOldNotices(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const expired = (size: number) => sql`
    delete from notification where id in (
      select id from notification where expires_at <= ${toTimestamp(now)}
      order by expires_at limit ${size} for update skip locked
    )`;
  return deleteInBatches(db, expired, { size: 1_000, signal });
}
