import type { OperationId } from "@cathedra/domain";
import { leaseMs } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, int, json, nullable, statement, text } from "../../db/statement.ts";

const lease = sql`now() + ${sql.lit(leaseMs)} * interval '1 millisecond'`;

/** One attempt of a worker at an operation; reports of earlier attempts no longer count. */
export type Attempt = { readonly id: OperationId; readonly attempt: number };

const claimStatement = statement(
  {
    kind: text(),
    subject: text(),
    attempt: int(),
    input: json<Readonly<Record<string, unknown>>>(),
  },
  (id: string) => sql`
    update operation set
      attempt = attempt + 1, seq = seq + 1, lease_until = ${lease}, started_at = coalesce(started_at, now())
    where id = ${id} and station_id is null and outcome is null and cancel_requested_at is null and (lease_until is null or lease_until <= now())
    returning kind, subject, attempt, input`,
);

/** Claims an operation, so that only one worker runs it. Undefined if another worker has it, or it has ended. */
export function claimOperation(db: Db, id: string) {
  return claimStatement.first(db, id);
}

const beatStatement = statement(
  { isCancelRequested: filled(bool()) },
  ({ id, attempt }: Attempt, { step, progress }: Progress) => sql`
    update operation set
      lease_until = ${lease}, seq = seq + 1, step = ${step}, progress = greatest(progress, ${progress}::int)
    where id = ${id} and attempt = ${attempt} and outcome is null
    returning cancel_requested_at is not null as "isCancelRequested"`,
);

export type Progress = {
  readonly step: string;
  /** Progress in percent, 0 to 100. */
  readonly progress: number;
};

/** Renews the lease and reports the progress; undefined if another worker has the operation by now, or it has ended. */
export function renewLease(db: Db, attempt: Attempt, progress: Progress) {
  return beatStatement.first(db, attempt, progress);
}

/** The way an operation ends; ended operations do not change. */
export type Ending =
  | { readonly outcome: "succeeded" | "cancelled" }
  | { readonly outcome: "failed"; readonly reason: string };

export async function endOperationAs(db: Db | Tx, { id, attempt }: Attempt, ending: Ending): Promise<void> {
  const reason = ending.outcome === "failed" ? ending.reason : null;
  await sql`
    update operation set
      outcome = ${ending.outcome}, reason = ${reason}, ended_at = now(), lease_until = null, seq = seq + 1,
      progress = case when ${ending.outcome} = 'succeeded' then 100 else progress end
    where id = ${id} and attempt = ${attempt} and outcome is null`.execute(db);
}

/** Releases the lease, so that another worker can take the operation at once. */
export async function releaseOperation(db: Db | Tx, { id, attempt }: Attempt): Promise<void> {
  await sql`
    update operation set lease_until = null, seq = seq + 1
    where id = ${id} and attempt = ${attempt} and outcome is null`.execute(db);
}

/** Thrown when another worker has taken over the operation, or when the operation has ended. */
export class LostLease extends Error {
  override readonly name = "LostLease";
}

const stillOursStatement = statement(
  { seq: nullable(int()) },
  ({ id, attempt }: Attempt) => sql`
    select seq from operation where id = ${id} and attempt = ${attempt} and outcome is null for share`,
);

/**
 * Runs the transaction that writes the result, only while the lease is held: no one else can take the operation until it ends.
 */
export function whileLeaseHolds<T>(db: Db, attempt: Attempt, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inLockedTransaction(db, [], async (tx) => {
    if ((await stillOursStatement.first(tx, attempt)) === undefined) throw new LostLease();
    return work(tx);
  });
}
