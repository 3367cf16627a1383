import type { Instant } from "@cathedra/domain";
import { failedRequestLimits, refusedStartLimits } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/delete-in-batches.ts";

const dayMs = 86_400_000;

/** The number of days for which the rows of each table are kept. */
const keptDays = {
  failed_request: failedRequestLimits.keptDays,
  refused_start: refusedStartLimits.keptDays,
} as const;

/** Deletes the requests that failed, and the starts that were refused, more than a month ago. */
export async function deleteOldFailedRequests(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  for (const [name, days] of Object.entries(keptDays)) {
    const before = new Date(now - days * dayMs);
    const table = sql.table(name);
    const old = (size: number) => sql`
      delete from ${table} where id in (
        select id from ${table} where at < ${before} order by at limit ${size}
      )`;
    await deleteInBatches(db, old, { size: 5_000, signal });
  }
}
