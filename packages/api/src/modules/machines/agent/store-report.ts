import type { AgentReport, MachineId, RoomEvent } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Clock } from "../../../ports/clock.ts";
import { wake } from "../wake.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Keeps what happened in a room and has the machine looked at; undefined where the machine is not of the fleet. Answers the
 * highest number that is stored of that session: none before the portal knows that it began. Told twice, nothing more.
 */
export async function storeReport(
  { db, clock }: Deps,
  machine: MachineId,
  { sessionId, events }: AgentReport,
): Promise<number | undefined> {
  const rows = events.map(rowOf);
  const { rows: found } = await sql<{ known: boolean; acknowledged: number }>`
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
    select exists (select from vm where id = ${machine} and removed_at is null) as known, coalesce((
        select greatest(
          (select max(seq) from given), (select max(seq) from vm_session_event where session_id = session.id), 0
        ) from session
      ), 0) as acknowledged`.execute(db);
  const [state] = found;
  if (state?.known !== true) return undefined;
  await wake(db, machine, clock());
  return state.acknowledged;
}

function rowOf(event: RoomEvent) {
  const { seq, at, kind, userId } = event;
  return {
    seq,
    at: new Date(at),
    kind,
    user_id: userId,
    case_id: event.kind === "case_changed" ? event.caseId : null,
  };
}
