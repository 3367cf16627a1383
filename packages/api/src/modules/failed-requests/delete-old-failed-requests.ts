import type { Instant } from "@cathedra/domain";
import { failedRequestLimits } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Small enough that nothing waits long for a lock on rows that are being deleted. */
const batch = 5_000;
const dayMs = 86_400_000;

/** Deletes the requests that failed more than a month ago. */
export async function deleteOldFailedRequests(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const before = new Date(now - failedRequestLimits.keptDays * dayMs);
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`
      delete from failed_request where id in (
        select id from failed_request where at < ${before} order by at limit ${batch}
      )`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
