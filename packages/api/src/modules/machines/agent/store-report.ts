import type { Instant, MachineId } from "@cathedra/domain";
import type { AgentReport, RoomEvent } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { bool, int, statement } from "../../../db/statement.ts";
import { toTimestamp } from "../../../db/to-timestamp.ts";
import { machineChannel } from "../trigger-reconciler.ts";

type MachineReport = {
  readonly machine: MachineId;
  readonly nonce: string;
  /** When the report was made, by the machine's clock. */
  readonly timestamp: Instant;
  readonly now: Instant;
};

const hearReportStatement = statement(
  { known: bool(), heard: bool() },
  (
    now: MachineReport["now"],
    timestamp: MachineReport["timestamp"],
    nonce: MachineReport["nonce"],
    machine: MachineReport["machine"],
  ) => sql`
    with heard as (
      update vm set look_again_at = ${toTimestamp(now)}, report_at = ${timestamp}, report_nonces =
        case when report_at = ${timestamp} then report_nonces else '{}' end || ${nonce}::text
      where id = ${machine} and removed_at is null and (report_at is null or report_at < ${timestamp}
        or report_at = ${timestamp} and not ${nonce} = any(report_nonces))
      returning pg_notify(${machineChannel}, id::text)
    )
    select exists (select from vm where id = ${machine} and removed_at is null) as known,
      exists (select from heard) as heard`,
);

/**
 * Makes the machine due for observation, unless any process has already received this or a later report: an agent sends one
 * report at a time, so an older one is out of date. The time of the report is stored before its events, because the agent sends
 * the events again if storing them fails.
 */
export async function receiveReport(
  db: Db,
  { machine, nonce, timestamp, now }: MachineReport,
): Promise<"heard" | "replayed" | "unknown"> {
  const stored = await hearReportStatement.first(db, now, timestamp, nonce, machine);
  if (stored?.known !== true) return "unknown";
  return stored.heard ? "heard" : "replayed";
}

const storeEventsStatement = statement(
  { acknowledged: int() },
  (sessionId: AgentReport["sessionId"], machine: MachineId, rows: unknown) => sql`
    with session as (select id from vm_session where id = ${sessionId} and vm_id = ${machine}),
    given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given
        (seq int, at timestamptz, kind text, user_id text, case_id text)
    ),
    stored as (
      insert into vm_session_event (session_id, seq, at, kind, user_id, case_id)
      select session.id, given.seq, given.at, given.kind, app_user.id, cloud_case.id
      from session cross join given
      left join app_user on app_user.keycloak_id = given.user_id
      left join cloud_case on cloud_case.id = given.case_id
      where (given.kind = 'case_changed') = (cloud_case.id is not null)
      on conflict do nothing
    )
    select coalesce((
        select greatest(
          (select max(seq) from given), (select max(seq) from vm_session_event where session_id = session.id), 0
        ) from session
      ), 0) as acknowledged`,
);

/**
 * Stores the events of a room. Returns the highest stored number of the session; nothing is stored before the portal knows that
 * the session has begun. Repeated events are ignored.
 */
export async function storeEvents(
  db: Db,
  machine: MachineId,
  { sessionId, events }: AgentReport,
): Promise<number> {
  const rows = events.map(toRow);
  const found = await storeEventsStatement.rows(db, sessionId, machine, rows);
  return found[0]?.acknowledged ?? 0;
}

function toRow(event: RoomEvent) {
  const { seq, at, kind, userId } = event;
  return {
    seq,
    at: new Date(at),
    kind,
    user_id: userId,
    case_id: event.kind === "case_changed" ? event.caseId : null,
  };
}
