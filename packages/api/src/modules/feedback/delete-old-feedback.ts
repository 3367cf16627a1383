import { type Instant, instant } from "@cathedra/domain";
import { feedbackLimits } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { nullable, statement, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { releaseFile } from "../files/public.ts";

/** Small enough that nothing waits long for a lock on rows that are being deleted. */
const batch = 200;
const dayMs = 86_400_000;

const forgetStatement = statement(
  { screenshotId: nullable(uuid<string>()) },
  (before: Instant) => sql`
    delete from feedback where id in (
      select id from feedback where created_at < ${toTimestamp(before)} order by created_at limit ${batch}
      for update skip locked
    )
    returning screenshot_id as "screenshotId"`,
);

/** Deletes feedback that is a year old: its names, addresses and screenshots are no longer needed. */
export async function deleteOldFeedback(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  const before = instant(now - feedbackLimits.keptDays * dayMs);
  for (;;) {
    signal?.throwIfAborted();
    const count = await inLockedTransaction(db, [], async (tx) => {
      const gone = await forgetStatement.rows(tx, before);
      for (const { screenshotId } of gone) if (screenshotId !== null) await releaseFile(tx, screenshotId);
      return gone.length;
    });
    if (count < batch) return;
  }
}
