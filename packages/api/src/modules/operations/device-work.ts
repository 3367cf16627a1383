import type { OperationId, StationId } from "@cathedra/domain";
import {
  applyDeviceReport,
  type DeviceReport,
  type DeviceWork,
  type DeviceWorkFacts,
  deviceLeaseMs,
  maxDeviceWorkAgeMs,
  type OperationState,
  type ReportRefusal,
} from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, int, json, nullable, statement, text, texts, uuid } from "../../db/statement.ts";
import { sendHint } from "../hints/public.ts";
import { operationState } from "./operation-view.ts";

const oldest = sql`${sql.lit(maxDeviceWorkAgeMs)} * interval '1 millisecond'`;

/** The end of the lease after a report, limited so that work cannot be held forever. */
const lease = sql`least(
  now() + case operation.kind
    when 'software_install' then ${sql.lit(deviceLeaseMs.software_install)}
    else ${sql.lit(deviceLeaseMs.software_download)} end * interval '1 millisecond',
  operation.requested_at + ${oldest}
)`;

const takeStatement = statement(
  {
    id: uuid<OperationId>(),
    kind: text<DeviceWork>(),
    subject: text(),
    input: json<Readonly<Record<string, unknown>>>(),
    attempt: int(),
    reportedSeq: int(),
    progress: int(),
    isCancelRequested: bool(),
  },
  (station: StationId) => sql`
    with held as (
      update operation set lease_until = ${lease}
      where station_id = ${station} and outcome is null and lease_until > now()
      returning id, kind, subject, input, attempt, reported_seq, progress, cancel_requested_at, requested_at
    )
    select id, kind, subject, input, attempt, reported_seq as "reportedSeq", progress,
      coalesce(cancel_requested_at is not null, false) as "isCancelRequested"
    from held order by requested_at, id limit 100`,
);

/** The work of a station, oldest first. A request for it proves that the station is online, so its leases are extended. */
export function workOfStation(tx: Tx, station: StationId) {
  return takeStatement.rows(tx, station);
}

const lockStatement = statement(
  {
    kind: text<DeviceWork>(),
    subject: text(),
    state: text<OperationState>(),
    attempt: int(),
    reportedSeq: int(),
    progress: int(),
    step: text(),
    errors: texts(),
    reason: nullable(text()),
    isCancelRequested: bool(),
    isLate: bool(),
  },
  (station: StationId, id: string) => sql`
    select kind, subject, ${operationState} as state, attempt, reported_seq as "reportedSeq", progress, step, errors, reason,
      coalesce(cancel_requested_at is not null, false) as "isCancelRequested",
      coalesce(outcome is null and lease_until <= now(), false) as "isLate"
    from operation where id = ${id}::uuid and station_id = ${station} for update`,
);

export type ReportTaken = DeviceWorkFacts & {
  readonly kind: DeviceWork;
  readonly subject: string;
  readonly reason: string | null;
  /** How the report was used; after `refused` the station stops, because the work is over for it. */
  readonly taken: "written" | "nothing_new" | "refused";
  /** Why the report was refused; null if it was accepted. */
  readonly refusal: ReportRefusal | null;
  /** The outcome of work that this report ends; null while the work continues. */
  readonly ended: "succeeded" | "failed" | "cancelled" | null;
  readonly leaseSeconds: number;
};

/** Applies a station's report about its work (decision 0190); undefined if the work is not this station's. */
export async function takeReport(
  tx: Tx,
  station: StationId,
  id: OperationId,
  report: DeviceReport,
): Promise<ReportTaken | undefined> {
  const work = await lockStatement.first(tx, station, id);
  if (work === undefined) return undefined;
  const plan = applyDeviceReport(work, report);
  const leaseSeconds = deviceLeaseMs[work.kind] / 1000;
  if (plan.act !== "write") {
    const taken = plan.act === "refuse" ? "refused" : "nothing_new";
    const refusal = plan.act === "refuse" ? plan.why : null;
    return { ...work, leaseSeconds, ended: null, taken, refusal };
  }
  const { attempt, seq, progress, errors, outcome } = plan;
  await sql`
    update operation set
      attempt = ${attempt}, reported_seq = ${seq}, progress = ${progress}, errors = ${errors}::text[], seq = operation.seq + 1,
      started_at = coalesce(started_at, now()),
      lease_until = case when ${outcome}::text is null then ${lease} end,
      outcome = ${outcome}, ended_at = case when ${outcome}::text is not null then now() end,
      reason = case ${outcome}::text when 'failed' then 'REPORTED' when 'succeeded' then null else reason end
    where id = ${id}::uuid`.execute(tx);
  if (outcome !== null || work.state === "waiting" || progress !== work.progress)
    await sendHint(tx, { kind: "operation", id, of: work.kind });
  const state = outcome ?? "running";
  const reported = { state, attempt, reportedSeq: seq, progress, errors, isLate: false } as const;
  return { ...work, ...reported, leaseSeconds, ended: outcome, taken: "written", refusal: null };
}

/** Ends work of a station that is settled in another way: by the installed version, or because its subject was removed. */
export async function settleDeviceWork(
  tx: Tx,
  { id, kind }: { readonly id: OperationId; readonly kind: DeviceWork },
  as:
    | { readonly outcome: "succeeded" }
    | { readonly outcome: "failed" | "cancelled"; readonly reason: string },
): Promise<void> {
  const reason = as.outcome === "succeeded" ? null : as.reason;
  await sql`
    update operation set
      outcome = ${as.outcome}, reason = ${reason}, ended_at = now(), lease_until = null, seq = seq + 1,
      progress = case when ${as.outcome} = 'succeeded' then 100 else progress end
    where id = ${id}::uuid and outcome is null`.execute(tx);
  await sendHint(tx, { kind: "operation", id, of: kind });
}

/** Asks a station to cancel its work: work that has not begun ends at once, running work when the station learns of it. */
export async function callOffDeviceWork(tx: Tx, subjects: readonly string[], reason: string): Promise<void> {
  if (subjects.length === 0) return;
  await sql`
    update operation set
      seq = seq + 1, cancel_requested_at = coalesce(cancel_requested_at, now()),
      outcome = case when started_at is null then 'cancelled' end,
      reason = ${reason},
      ended_at = case when started_at is null then now() end,
      lease_until = case when started_at is null then null else lease_until end
    where subject = any(${subjects}::text[]) and station_id is not null and outcome is null`.execute(tx);
}

const endStatement = statement(
  { id: uuid<OperationId>(), kind: text<DeviceWork>() },
  (station: StationId, reason: string) => sql`
    update operation set outcome = 'failed', reason = ${reason}, ended_at = now(), lease_until = null, seq = seq + 1
    where station_id = ${station} and outcome is null
    returning id, kind`,
);

/** Ends all work of a station, leased or not, because the station is no longer trusted. */
export async function endWorkOfStation(tx: Tx, station: StationId, reason: string): Promise<void> {
  for (const { id, kind } of await endStatement.rows(tx, station, reason))
    await sendHint(tx, { kind: "operation", id, of: kind });
}
