import { type CaseId, type Instant, instant, type SessionId } from "@cathedra/domain";
import { type Actor, type EventPerson, isEventOrganizer, mayReadEventReport } from "@cathedra/domain/access";
import { eventReport, type ReportedEvent } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, type RowsOf, statement } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { EventReport, EventReportPerson, Person } from "../../graphql/generated/contract.ts";
import { eventById } from "./event-queries.ts";
import { getFacts } from "./event-view.ts";

/** An upper bound, more than any real event has; later reports are left out. */
const maxHappenings = 20_000;

/** The report of an event, for its organizers and sys_admin. */
export async function readEventReport(
  db: Db,
  actor: Actor,
  { voucherId, now }: { readonly voucherId: number; readonly now: Instant },
): Promise<EventReport> {
  const event = await eventById(db, voucherId);
  if (event === undefined) throw appError("NOT_FOUND");
  const facts = getFacts(event, actor);
  authorize(mayReadEventReport(actor, facts));
  const { sessions, happenings, people, cases } = await readHappenings(db, voucherId);
  const report = eventReport(sessions.map(getSession), happenings.map(happeningOf), now);
  const getPerson = new Map(people.map(({ userId, ...person }) => [userId, person]));
  const getCase = new Map(cases.map((each) => [each.caseId, each]));
  const came = report.people.flatMap(({ userId, joinedAt, leftAt, presentMs, controlMs }) => {
    const person = getPerson.get(userId);
    if (person === undefined) return [];
    const { isEmailVerified: _isEmailVerified, ...shown } = person;
    const isOrganizer = isEventOrganizer({ ...person, userId }, facts);
    return {
      person: shown,
      isOrganizer,
      joinedAt: toIso(joinedAt),
      leftAt: leftAt === null ? null : toIso(leftAt),
      presentInSeconds: Math.round(presentMs / 1000),
      controlInSeconds: Math.round(controlMs / 1000),
    } satisfies EventReportPerson;
  });
  const here = new Set(came.map(({ person }) => person.keycloak_id));
  return {
    voucherId,
    name: event.name,
    institution: event.customer.name,
    eventAt: toIso(event.eventAt),
    durationInSeconds: event.durationInSeconds,
    people: came,
    absent: event.users.filter(({ keycloak_id }) => !here.has(keycloak_id)),
    cases: report.cases.flatMap(({ caseId, startedAt, endedAt }) => {
      const run = getCase.get(caseId);
      if (run === undefined) return [];
      return { ...run, startedAt: toIso(startedAt), endedAt: endedAt === null ? null : toIso(endedAt) };
    }),
  };
}

type SessionRow = {
  readonly id: SessionId;
  readonly caseId: CaseId;
  readonly startedAt: string;
  readonly endedAt: string | null;
};
type HappeningRow = Omit<ReportedEvent, "at"> & { readonly at: string };
type Found = RowsOf<typeof readHappeningsStatement>;

const readHappeningsStatement = statement(
  {
    sessions: json<readonly SessionRow[]>(),
    happenings: json<readonly HappeningRow[]>(),
    people: json<readonly (Person & EventPerson)[]>(),
    cases:
      json<
        readonly {
          readonly caseId: CaseId;
          readonly caseName: string;
          readonly moduleId: string;
          readonly moduleName: string;
        }[]
      >(),
  },
  (voucherId: number) => sql`
    with session as (
      select id, case_id, started_at, ended_at from vm_session where voucher_id = ${voucherId} and kind = 'event'
    ),
    happening as (
      select told.id, told.session_id, told.at, told.kind, told.user_id, told.case_id
      from vm_session_event told join session on session.id = told.session_id
      order by told.at, told.id limit ${maxHappenings}
    )
    select (
      select coalesce(json_agg(json_build_object(
        'id', id, 'caseId', case_id, 'startedAt', started_at, 'endedAt', ended_at) order by started_at, id), '[]')
      from session
    ) as sessions, (
      select coalesce(json_agg(json_build_object(
        'sessionId', session_id, 'at', at, 'kind', kind, 'userId', user_id, 'caseId', case_id) order by at, id), '[]')
      from happening
    ) as happenings, (
      select coalesce(json_agg(json_build_object(
        'userId', id, 'keycloak_id', keycloak_id, 'first_name', first_name, 'last_name', last_name, 'email', email,
        'isEmailVerified', email_verified)), '[]')
      from app_user where id in (select user_id from happening)
    ) as people, (
      select coalesce(json_agg(json_build_object(
        'caseId', cloud_case.id, 'caseName', cloud_case.name, 'moduleId', cloud_module.id,
        'moduleName', cloud_module.name)), '[]')
      from cloud_case join cloud_module on cloud_module.id = cloud_case.module_id
      where cloud_case.id in (select case_id from session union select case_id from happening)
    ) as cases`,
);

/** The sessions of an event and all reports of their machines, in one statement. */
async function readHappenings(db: Db, voucherId: number): Promise<Found> {
  const rows = await readHappeningsStatement.rows(db, voucherId);
  return rows[0] ?? { sessions: [], happenings: [], people: [], cases: [] };
}

function getSession({ startedAt, endedAt, ...session }: SessionRow) {
  return { ...session, startedAt: at(startedAt), endedAt: endedAt === null ? null : at(endedAt) };
}

function happeningOf(row: HappeningRow): ReportedEvent {
  return { ...row, at: at(row.at) };
}

function at(text: string): Instant {
  return instant(Date.parse(text));
}

function toIso(at: Instant): string {
  return new Date(at).toISOString();
}
