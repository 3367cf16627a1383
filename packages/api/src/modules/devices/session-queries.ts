import type { CustomerId, ExerciseId, KeycloakId, MachineId, SessionId, UserId } from "@cathedra/domain";
import type { ControlChange } from "@cathedra/domain/delivery";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";

const sessionStatement = statement(
  {
    userId: uuid<UserId>(),
    customerId: int<CustomerId>(),
    startedAt: timestamp(),
    endedAt: nullable(timestamp()),
    isOwn: bool(),
  },
  (machine: MachineId, session: SessionId, sub: KeycloakId) => sql`
    select person.id as "userId", voucher.customer_id as "customerId", session.started_at as "startedAt",
      session.ended_at as "endedAt",
      session.kind = 'single_user' and session.user_id is not distinct from person.id as "isOwn"
    from vm_session session
    join vm on vm.id = session.vm_id and vm.removed_at is null
    join resource_access_voucher voucher on voucher.id = session.voucher_id
    join app_user person on person.keycloak_id = ${sub}
    where session.id = ${session} and session.vm_id = ${machine}`,
);

/** A session of this machine with the named person; undefined if either is unknown, or the session is another machine's. */
export async function personInSession(db: Db, machine: MachineId, session: SessionId, sub: KeycloakId) {
  return sessionStatement.first(db, machine, session, sub);
}

const controlStatement = statement(
  { at: timestamp(), kind: text<ControlChange["kind"]>() },
  (session: SessionId, userId: UserId) => sql`
    select at, kind from vm_session_event
    where session_id = ${session} and user_id = ${userId} and kind in ('control_gained', 'control_lost', 'left')
    order by id limit 5000`,
);

/** When the person got and lost control in this session, in the order in which the machine reported it. */
export async function getControl(
  db: Db,
  session: SessionId,
  userId: UserId,
): Promise<readonly ControlChange[]> {
  return controlStatement.rows(db, session, userId);
}

const startedStatement = statement(
  { isStarted: bool() },
  (session: SessionId, exercise: ExerciseId) => sql`
    select exists (
      select from simulator_exercise exercise join vm_session session on session.id = ${session}
      where exercise.id = ${exercise} and (
        exercise.cloud_case_id = session.case_id
        or exists (
          select from vm_session_event event
          where event.session_id = session.id and event.kind = 'case_changed' and event.case_id = exercise.cloud_case_id
        )
      )
    ) as "isStarted"`,
);

/** Whether an exercise belongs to a case that this session started or changed to. */
export async function wasStartedIn(db: Db, session: SessionId, exercise: ExerciseId): Promise<boolean> {
  return (await startedStatement.only(db, session, exercise)).isStarted;
}
