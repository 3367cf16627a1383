import type { Instant } from "@cathedra/domain";
import { failedRequestLimits, refusedStartLimits } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Small enough that nothing waits long for a lock on rows that are being deleted. */
const batch = 5_000;
const dayMs = 86_400_000;

/** The tables whose rows are deleted so many days after they were written. */
const keptDays = {
  failed_request: failedRequestLimits.keptDays,
  refused_start: refusedStartLimits.keptDays,
} as const;

/** Deletes the requests that failed, and the starts that were refused, more than a month ago. */
export async function deleteOldFailedRequests(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  for (const [table, days] of Object.entries(keptDays)) {
    const before = new Date(now - days * dayMs);
    const old = sql.table(table);
    for (;;) {
      signal?.throwIfAborted();
      const { numAffectedRows = 0n } = await sql`
        delete from ${old} where id in (
          select id from ${old} where at < ${before} order by at limit ${batch}
        )`.execute(db);
      if (numAffectedRows < BigInt(batch)) break;
    }
  }
}
