import type { SessionId, UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { isMachineCause, type MachineStatus, startOutcome } from "@cathedra/domain/cloud";
import {
  failedRequestCause,
  machineTexts,
  type StartKind,
  startRefusalText,
} from "@cathedra/domain/messages";
import { refusedStep, startFaultCodes } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { nameOfStart } from "../failed-requests/public.ts";
import { isVisibleCourse, isVisibleCustomer, noScope, type PersonSection } from "./read-person.ts";

const maxStarts = 10;
const most = sql.lit(maxStarts);
/** How many of the latest starts are searched for those that concern the caller's customers. */
const maxLookedAt = sql.lit(200);
const onTheWay = sql.raw("('CLAIMED', 'WOKEN', 'READY', 'STARTING', 'STARTED')");

/** The latest starts of the person by an index, each with the end of its session if it has one, by the index of sessions. */
const startsStatement = statement(
  {
    id: filled(uuid<SessionId>()),
    at: timestamp(),
    isWoken: nullable(bool()),
    case: nullable(text()),
    caseId: nullable(text()),
    event: nullable(text()),
    eventId: nullable(int()),
    machine: text(),
    status: text<MachineStatus>(),
    cause: nullable(text()),
    detail: nullable(text()),
    endedAt: nullable(timestamp()),
    usedSeconds: nullable(int()),
  },
  (userId: UserId, scope: PersonScope) => sql`
    select claim.session_id as id, claim.updated_at as at, claim.reason = 'WOKEN' as "isWoken", cloud_case.name as case,
      cloud_case.id as "caseId", case voucher.kind when 'event' then voucher.name end as event,
      case voucher.kind when 'event' then voucher.id end as "eventId", vm.name as machine,
      case when session.id is null then coalesce(ending.prev_status, latest.new_status) else 'started' end as status,
      coalesce(ending.reason, session.end_reason) as cause, ending.detail,
      coalesce(session.ended_at, ending.updated_at) as "endedAt",
      case session.kind when 'single_user' then session.used_s - session.given_back_s end as "usedSeconds"
    from (
      select * from vm_history where started_by = ${userId} and reason in ('CLAIMED', 'WOKEN')
      order by id desc limit ${maxLookedAt}
    ) claim
    join resource_access_voucher voucher on voucher.id = claim.voucher_id
    join vm on vm.id = claim.vm_id
    left join cloud_case on cloud_case.id = claim.case_id
    left join vm_session session on session.id = claim.session_id
    join lateral (
      select new_status from vm_history where session_id = claim.session_id order by id desc limit 1
    ) latest on true
    left join lateral (
      select prev_status, reason, detail, updated_at from vm_history
      where session_id = claim.session_id and reason not in ${onTheWay} order by id limit 1
    ) ending on true
    where ${isVisibleCustomer(scope, sql`voucher.customer_id`)}
    order by claim.id desc limit ${most}`,
  ["" as UserId, "everything"],
  ["" as UserId, noScope],
);

/**
 * The latest starts that did not begin: refused ones, and those that failed because of the portal, which are looked for among the
 * latest failed requests; each by the index of the person. A start at a simulator belongs to no customer, and only support reads
 * failures of the portal.
 */
const notBegunStatement = statement(
  {
    id: filled(text()),
    at: filled(timestamp()),
    kind: filled(text<StartKind>()),
    what: filled(text()),
    thing: filled(text()),
    code: filled(text()),
    isRefused: filled(bool()),
  },
  (userId: UserId, scope: PersonScope) => sql`
    (
      select id::text, at, kind, what, thing, code, true as "isRefused" from refused_start refused
      where user_id = ${userId} and ${
        scope === "everything"
          ? sql`true`
          : sql`(${isVisibleCustomer(scope, sql`refused.customer_id`)}
            or ${isVisibleCourse(scope, sql`(case refused.kind when 'course' then refused.thing::int end)`)})`
      }
      order by at desc, refused.id desc limit ${most}
    ) ${
      scope === "everything"
        ? sql`union all (
      select 'request-' || id, at, start_kind,
        coalesce(${nameOfStart(sql.ref("start_kind"), sql.ref("start_thing"))}, ''), start_thing, code, false
      from (
        select * from failed_request where user_id = ${userId} order by at desc, id desc limit ${maxLookedAt}
      ) latest
      where start_kind is not null and code = any(${startFaultCodes}::text[])
      order by at desc, latest.id desc limit ${most}
    )`
        : sql``
    }`,
  ["" as UserId, "everything"],
  ["" as UserId, noScope],
);

/** The starts that a person tried, with their outcome as text; two statements. */
export async function personStarts(db: Db, { userId, scope }: PersonSection) {
  const [begun, notBegun] = await Promise.all([
    begunStarts(db, { userId, scope }),
    notBegunStatement.rows(db, userId, scope),
  ]);
  return [
    ...begun,
    ...notBegun.map(({ id, at, kind, what, thing, code, isRefused }) => ({
      id,
      at,
      what,
      thingKind: kind,
      thingId: thing,
      case: kind === "case" ? what : null,
      event: kind === "event" ? what : null,
      machine: null,
      kind: isRefused ? "refused" : "failed",
      step: isRefused ? refusedStep(code) : "request",
      reason: (isRefused ? startRefusalText(code) : failedRequestCause(code)) ?? code,
      endedAt: at,
      usedSeconds: null,
    })),
  ]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, maxStarts);
}

/** The cloud starts of a person that were begun. */
async function begunStarts(db: Db, { userId, scope }: PersonSection) {
  const rows = await startsStatement.rows(db, userId, scope);
  return rows.map(({ isWoken, status, cause, detail, machine, caseId, eventId, ...start }) => {
    const thingId = eventId === null ? caseId : String(eventId);
    const endedBy = isMachineCause(cause) ? cause : null;
    return {
      ...start,
      what: start.event ?? start.case ?? "",
      thingKind: thingId === null ? null : eventId === null ? ("case" as const) : ("event" as const),
      thingId,
      ...startOutcome({ isWoken: isWoken === true, status, endedBy }),
      machine: scope === "everything" ? machine : null,
      reason:
        endedBy === null
          ? null
          : getReason(machineTexts.causes[endedBy], scope === "everything" ? detail : null),
    };
  });
}

/** The machine's own message is only shown to people who look after machines. */
function getReason(cause: string, detail: string | null): string {
  return detail === null || detail === "" ? cause : `${cause}: ${detail}`;
}
