import { type CaseId, type CustomerId, type Instant, instant, type UserId } from "@cathedra/domain";
import { type EventFacts, getEventRole, mayConductEvent, type PersonScope } from "@cathedra/domain/access";
import {
  eventAccessRefusals,
  eventEnd,
  type MachineStatus,
  startEvent,
  startWindow,
} from "@cathedra/domain/cloud";
import { sql } from "kysely";
import {
  bool,
  filled,
  int,
  json,
  nullable,
  statement,
  text,
  texts,
  timestamp,
  uuid,
} from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { once } from "../../once.ts";
import { organizerColumns } from "../access-vouchers/public.ts";
import type { Helper } from "./helpers-of-person.ts";
import { isVisibleCustomer, noScope } from "./read-person.ts";
import { type Check, getNumbers, verdictsOn } from "./start-verdict.ts";

type MachineOfEvent = { readonly status: MachineStatus; readonly caseId: CaseId | null };

const eventsStatement = statement(
  {
    id: text(),
    name: nullable(text()),
    customerId: int<CustomerId>(),
    organizers: texts(),
    creatorId: nullable(uuid<UserId>()),
    hasAccepted: bool(),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    archivedAt: nullable(timestamp()),
    firstCase: nullable(text<CaseId>()),
    caseIds: texts(),
    standing: nullable(json<MachineOfEvent>()),
    people: json<readonly Helper[]>(),
  },
  (userId: UserId, scope: PersonScope, ids: readonly number[], viewerId: UserId) => sql`
    select voucher.id::text, voucher.name, voucher.customer_id as "customerId", ${organizerColumns},
      exists (select from voucher_user where voucher_id = voucher.id and user_id = ${userId}) as "hasAccepted",
      voucher.event_at as "eventAt", voucher.duration_s as "durationInSeconds", voucher.archived_at as "archivedAt",
      (select case_id from voucher_case where voucher_id = voucher.id order by case_id limit 1) as "firstCase",
      array(select case_id from voucher_case where voucher_id = voucher.id) as "caseIds",
      (
        select json_build_object('status', vm.status, 'caseId', vm.case_id) from vm
        where vm.event_id = voucher.id and vm.removed_at is null limit 1
      ) as standing,
      (
        select coalesce(json_agg(helper), '[]') from (select
          coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), organizer.email) as name,
          coalesce(person.id = ${viewerId}, false) as "isViewer"
        from (
          select email from voucher_organizer where voucher_id = voucher.id
          union select lower(email) from app_user where id = voucher.creator_id and email <> ''
        ) organizer
        left join lateral (
          select id, first_name, last_name from app_user
          where lower(app_user.email) = organizer.email and email_verified limit 1
        ) person on true
        order by 1 limit 3) helper
      ) as people
    from resource_access_voucher voucher
    where voucher.id = any(${[...ids]}::int[]) and voucher.kind = 'event' and ${isVisibleCustomer(scope, sql`voucher.customer_id`)}`,
  ["" as UserId, "everything", [], "" as UserId],
  ["" as UserId, noScope, [], "" as UserId],
);

const daysAhead = sql.lit(14);
const maxComing = sql.lit(50);

/** The events of these customers that begin or end in the next days, with their cases. */
const comingStatement = statement(
  { name: filled(text()), caseIds: texts() },
  (customers: readonly CustomerId[], scope: PersonScope, now: Instant) => sql`
    select coming.name, array(select case_id from voucher_case where voucher_id = coming.id) as "caseIds"
    from (
      select voucher.id, voucher.name, voucher.event_at from resource_access_voucher voucher
      where voucher.kind = 'event' and voucher.archived_at is null and voucher.customer_id = any(${[...customers]}::int[])
        and ${isVisibleCustomer(scope, sql`voucher.customer_id`)}
        and voucher.valid_to > ${toTimestamp(now)}
        and voucher.event_at < ${toTimestamp(now)}::timestamptz + ${daysAhead} * interval '1 day'
      order by voucher.event_at limit ${maxComing}
    ) coming
    order by coming.event_at`,
  [[], "everything", instant(0)],
  [[], noScope, instant(0)],
);

/** Checks events: organizers can start them, and people who accepted can join once they run. */
export const checkEvents: Check = async ({ db }, person, ids, shared) => {
  const rows = await eventsStatement.rows(db, person.userId, person.scope, getNumbers(ids), person.viewerId);
  const { now } = shared;
  const coming = once(() =>
    comingStatement.rows(
      db,
      person.customers.map(({ id }) => id),
      person.scope,
      now,
    ),
  );
  return verdictsOn(rows, async (event) => {
    const { standing, people } = event;
    const eventFacts = { name: event.name ?? "", people };
    const asking = { userId: person.userId, email: person.email, isEmailVerified: person.emailVerified };
    const facts: EventFacts = {
      organizers: event.organizers,
      creatorId: event.creatorId,
      userIds: event.hasAccepted ? [person.userId] : [],
      isArchived: event.archivedAt !== null,
    };
    const decision = mayConductEvent(asking, facts);
    if (decision === "hidden" && getEventRole(asking, facts) !== null)
      return { ...eventFacts, code: "EVENT_ARCHIVED" };
    if (standing !== null && standing.status !== "off" && decision !== "hidden")
      return { ...eventFacts, code: standing.status === "started" ? "MAY_JOIN" : "STARTING" };
    const { opensAt } = startWindow(event);
    const end = eventEnd(event);
    if (decision !== "allowed") {
      if (decision === "forbidden" && now >= end) return { ...eventFacts, code: "EVENT_OVER", at: end };
      // An invitation to an event that has ended or was cancelled does not help; one to another event with a case of it does.
      if (event.archivedAt !== null || now >= end) {
        const next = (await coming()).find(({ caseIds }) => caseIds.some((id) => event.caseIds.includes(id)));
        return {
          name: eventFacts.name,
          code: event.archivedAt === null ? "EVENT_OVER" : "EVENT_ARCHIVED",
          at: end,
          other: next?.name ?? null,
        };
      }
      const refused = startEvent({ access: decision === "hidden" ? "none" : "participant" }, now);
      return {
        ...eventFacts,
        code: refused.ok ? eventAccessRefusals.none : refused.error.code,
        at: now < opensAt ? opensAt : null,
      };
    }
    const other = await shared.otherSession();
    const caseId = standing?.caseId ?? event.firstCase ?? ("" as CaseId);
    const start = startEvent(
      { access: "organizer", event, standing, caseId, hasOtherSession: other !== undefined },
      now,
    );
    if (!start.ok) {
      const { code } = start.error;
      if (code !== "EVENT_NOT_OPEN") return { ...eventFacts, code, other: other?.name ?? null };
      return now < opensAt
        ? { ...eventFacts, code: "NOT_OPEN_YET", at: opensAt }
        : { ...eventFacts, code: "EVENT_OVER", at: end };
    }
    const { vacant, resting } = await shared.fleet();
    return { ...eventFacts, code: vacant + resting > 0 ? "MAY_START" : "NO_FREE_MACHINE" };
  });
};
