import type { Actor } from "@cathedra/domain/access";
import { connectionFacts, judgeConnection } from "@cathedra/domain/connection";
import { readWith } from "@cathedra/domain/input";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";

/**
 * Stores a check in place of the person's last one; of two concurrent checks the later one is kept. The verdict is derived when
 * the check is read.
 */
export async function saveCheck(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { userId }: Actor,
  value: unknown,
) {
  const read = readWith(connectionFacts, value);
  if (!read.ok) throw invalidInput(read.error);
  const { overall: verdict } = judgeConnection(read.value);
  const checkedAt = clock();
  await inLockedTransaction(db, [lockKey("person", userId)], (tx) =>
    sql`
      insert into connection_check (user_id, checked_at, verdict, facts)
      values (${userId}, ${toTimestamp(checkedAt)}, ${verdict}, ${JSON.stringify(read.value)}::jsonb)
      on conflict (user_id) do update
        set checked_at = excluded.checked_at, verdict = excluded.verdict, facts = excluded.facts
        where connection_check.checked_at <= excluded.checked_at`.execute(tx),
  );
  return { checkedAt, verdict };
}
