import type { OperationId, StationId, UserId } from "@cathedra/domain";
import {
  type DeviceWork,
  deviceLeaseMs,
  type OperationKind,
  type WorkerWork,
} from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, uuid } from "../../db/statement.ts";
import { sendHint } from "../hints/public.ts";

/** The one that does the work: a worker of the portal, or a station. */
type Doer =
  | { readonly kind: WorkerWork; readonly station?: undefined }
  | { readonly kind: DeviceWork; readonly station: StationId };

export type RequestedWork = Doer & {
  /** The thing that the operation works on; missing for kinds that have only one. */
  readonly subject?: string;
  /** The input for the worker, as JSON. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** The person who requested the operation; null if the portal itself did. */
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

/** The lease begins at once, so that a station that never takes the work is not waited for endlessly. */
const insertForStationStatement = statement(
  idOnly,
  (
    kind: DeviceWork,
    subject: string,
    input: string,
    requestedBy: UserId | null,
    station: StationId,
    leaseMs: number,
  ) => sql`
    insert into operation (kind, subject, input, requested_by, station_id, attempt, lease_until)
    values (
      ${kind}, ${subject}, ${input}::jsonb, ${requestedBy}, ${station}, 1, now() + ${leaseMs}::int * interval '1 millisecond'
    )
    on conflict (kind, subject) where outcome is null do nothing
    returning id`,
);

const activeStatement = statement(
  idOnly,
  (kind: OperationKind, subject: string) => sql`
    select id from operation where kind = ${kind} and subject = ${subject} and outcome is null for key share`,
);

/**
 * Requests an operation in the transaction of its cause. If one is already active it is returned, also for concurrent requests.
 */
export async function requestOperation(tx: Tx, work: RequestedWork): Promise<Requested> {
  const { kind, subject = "", input = {}, requestedBy } = work;
  // The operation that prevented the insert may have ended just now, so the insert is tried again.
  if (work.station !== undefined) await endOverdue(tx, work.kind, subject);
  for (let tries = 0; tries < 5; tries += 1) {
    const inputJson = JSON.stringify(input);
    const made =
      work.station === undefined
        ? await insertStatement.first(tx, kind, subject, inputJson, requestedBy)
        : await insertForStationStatement.first(
            tx,
            work.kind,
            subject,
            inputJson,
            requestedBy,
            work.station,
            deviceLeaseMs[work.kind],
          );
    if (made !== undefined) {
      if (work.station === undefined) await callWorker(tx, made.id);
      await sendHint(tx, { kind: "operation", id: made.id, of: kind });
      return { id: made.id, isNew: true };
    }
    const active = await activeStatement.first(tx, kind, subject);
    if (active !== undefined) return { id: active.id, isNew: false };
  }
  throw new Error(`no operation of the kind ${kind} could be made, and none goes on`);
}

/** Ends work whose lease a station let expire, so that it can be requested again. */
async function endOverdue(tx: Tx, kind: DeviceWork, subject: string): Promise<void> {
  await sql`
    update operation set
      outcome = case when cancel_requested_at is null then 'failed' else 'cancelled' end,
      reason = coalesce(reason, case when started_at is null then 'STATION_AWAY' else 'LEASE_EXPIRED' end),
      ended_at = now(), lease_until = null, seq = seq + 1
    where kind = ${kind} and subject = ${subject} and outcome is null and lease_until <= now()`.execute(tx);
}

/** Notifies the workers of an operation at once; repeated calls have no further effect. */
export async function callWorker(tx: Tx, id: OperationId): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'run_operation', json_build_object('operationId', ${id}::text), job_key => 'run_operation:' || ${id}
    )`.execute(tx);
}
