import type { OperationId, UserId } from "@cathedra/domain";
import type { OperationKind } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { hint } from "../hints/face.ts";

export type RequestedWork = {
  readonly kind: OperationKind;
  /** What it is done with; absent where a kind has only one. */
  readonly subject?: string;
  /** What its worker must know, as JSON. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Null: the portal itself. */
  readonly requestedBy: UserId | null;
};

export type Requested = { readonly id: OperationId; readonly isNew: boolean };

const idOnly = { id: uuid<OperationId>() };

const insertStatement = statement(
  idOnly,
  (kind: OperationKind, subject: string, input: string, requestedBy: UserId | null) => sql`
    insert into operation (kind, subject, input, requested_by)
    values (${kind}, ${subject}, ${input}::jsonb, ${requestedBy})
    on conflict (kind, subject) where outcome is null do nothing
    returning id`,
);

const activeStatement = statement(
  idOnly,
  (kind: OperationKind, subject: string) => sql`
    select id from operation where kind = ${kind} and subject = ${subject} and outcome is null for key share`,
);

/**
 * Asks for work, in the transaction of what it follows from: the one that goes on already where there is one, of however many
 * who ask at once.
 */
export async function requestOperation(tx: Tx, work: RequestedWork): Promise<Requested> {
  const { kind, subject = "", input = {}, requestedBy } = work;
  // The one in the way may have ended just now.
  for (let tries = 0; tries < 5; tries += 1) {
    const made = await insertStatement.first(tx, kind, subject, JSON.stringify(input), requestedBy);
    if (made !== undefined) {
      await callWorker(tx, made.id);
      await hint(tx, { kind: "operation", id: made.id, of: kind });
      return { id: made.id, isNew: true };
    }
    const active = await activeStatement.first(tx, kind, subject);
    if (active !== undefined) return { id: active.id, isNew: false };
  }
  throw new Error(`no operation of the kind ${kind} could be made, and none goes on`);
}

/** Has a worker look at it now; called twice, it is looked at once. */
export async function callWorker(tx: Tx, id: OperationId): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'run_operation', json_build_object('operationId', ${id}::text), job_key => 'run_operation:' || ${id}
    )`.execute(tx);
}
