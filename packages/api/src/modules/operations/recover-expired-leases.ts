import type { OperationId } from "@cathedra/domain";
import { afterLease, type OperationKind } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, statement, text, uuid } from "../../db/statement.ts";
import { sendHint } from "../hints/public.ts";
import { callWorker } from "./request-operation.ts";

const leftStatement = statement(
  {
    id: uuid<OperationId>(),
    kind: text<OperationKind>(),
    attempt: int(),
    isCancelRequested: bool(),
    isBegun: bool(),
  },
  () => sql`
    select id, kind, attempt, coalesce(cancel_requested_at is not null, false) as "isCancelRequested",
      coalesce(started_at is not null, false) as "isBegun"
    from operation
    where outcome is null
      and (lease_until <= now() or (lease_until is null and requested_at < now() - interval '1 minute'))
    order by requested_at limit 100
    for update skip locked`,
);

/**
 * Restarts or ends operations whose worker died or that no worker took. Every worker runs this every few seconds; usually it is
 * one look into an index of running operations.
 */
export async function recoverExpiredLeases(db: Db): Promise<number> {
  return inLockedTransaction(db, [], async (tx) => {
    const left = await leftStatement.rows(tx);
    for (const { id, kind, isBegun, ...facts } of left) {
      const next = afterLease({ kind, ...facts });
      const overdue = isBegun ? "LEASE_EXPIRED" : "STATION_AWAY";
      if (next === "again") await callWorker(tx, id);
      else
        await sql`
          update operation set
            outcome = ${next}, reason = case when ${next}::text = 'failed' then ${overdue} else reason end, ended_at = now(),
            lease_until = null, seq = seq + 1
          where id = ${id}`.execute(tx);
      await sendHint(tx, { kind: "operation", id, of: kind });
    }
    return left.length;
  });
}
