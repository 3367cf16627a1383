import type { Instant, OperationId } from "@cathedra/domain";
import type { OperationKind, OperationState } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import type { Person } from "../../graphql/generated/contract.ts";

/** An operation in its present state. */
export type OperationView = {
  readonly id: OperationId;
  readonly kind: OperationKind;
  readonly subject: string;
  readonly state: OperationState;
  readonly progress: number;
  readonly step: string;
  readonly reason: string | null;
  readonly seq: number;
  readonly requestedBy: Person | null;
  readonly requestedAt: Instant;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly usualSeconds: number | null;
  readonly isCancelling: boolean;
};

/** The columns of an `operation` with a left join of `requester`, which statements of other modules share. */
export const operationColumns = {
  id: uuid<OperationId>(),
  kind: text<OperationKind>(),
  subject: text(),
  state: text<OperationState>(),
  progress: int(),
  step: text(),
  reason: nullable(text()),
  seq: int(),
  requestedBy: nullable(json<Person>()),
  requestedAt: timestamp(),
  startedAt: nullable(timestamp()),
  endedAt: nullable(timestamp()),
  usualSeconds: nullable(int()),
  isCancelling: bool(),
};

/**
 * The number of latest operations from which the usual duration is computed; they are of the same class, because classes differ
 * in size.
 */
const measured = 10;

/** The state is computed: an operation is running while the lease of a worker that has begun is valid. */
export const operationState = sql`case when operation.outcome is not null then operation.outcome
    when operation.started_at is not null and operation.lease_until > now() then 'running' else 'waiting' end`;

export const operationSelect = sql`operation.id, operation.kind, operation.subject, ${operationState} as state,
  operation.progress, operation.step, operation.reason, operation.seq,
  case when requester.id is not null then json_build_object(
    'keycloak_id', requester.keycloak_id, 'first_name', requester.first_name, 'last_name', requester.last_name,
    'email', requester.email
  ) end as "requestedBy",
  operation.requested_at as "requestedAt", operation.started_at as "startedAt", operation.ended_at as "endedAt",
  case when operation.outcome is null then (
    select round(percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at)))::int
    from (
      select ended_at, started_at from operation former
      where former.kind = operation.kind and former.outcome = 'succeeded'
        and (former.kind <> 'class_reading' or former.subject = operation.subject)
      order by former.requested_at desc, former.id desc limit ${sql.lit(measured)}
    ) lately
  ) end as "usualSeconds",
  operation.outcome is null and operation.cancel_requested_at is not null as "isCancelling"`;

export const requesterJoin = sql`left join app_user requester on requester.id = operation.requested_by`;

const operationByIdStatement = statement(
  operationColumns,
  (id: string) => sql`
    select ${operationSelect} from operation ${requesterJoin} where operation.id = ${id}`,
);

/** Reads one operation without a check of the caller; undefined if there is none. */
export async function operationById(db: Db | Tx, id: string): Promise<OperationView | undefined> {
  return operationByIdStatement.first(db, id);
}
