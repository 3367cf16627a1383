import type { CustomerId, GroupId, Instant, KeycloakId, UserId } from "@cathedra/domain";
import type { ClassStatus } from "@cathedra/domain/learning";
import type { ProficiencyRule } from "@cathedra/domain/results";
import { sql } from "kysely";
import { int, json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { type StatesRow, selectStates } from "../assignments/public.ts";
import { classFigures } from "../group-courses/public.ts";
import { isRemovedEntry, requestedAttending } from "../logbook/public.ts";
import { chosenRule, type StoredAttempts } from "../progress/public.ts";

/** The maximum numbers of memberships in groups and of invitations that are read. */
export const maxPlaces = 2_000;

/** The scope of a week: the groups that a person leads, and which data of their people they may see. */
export type WeekScope = {
  readonly userId: UserId;
  /** Groups that the person administers themselves, for which the progress in courses is visible. */
  readonly ownGroups: readonly GroupId[];
  /** The customers of which the person sees all groups. */
  readonly customers: readonly CustomerId[];
  /** Limits the scope to this group; null for all groups. */
  readonly only: GroupId | null;
  /** Whether the leader may read logbooks. */
  readonly seesLogbook: boolean;
};

export type WeekMoments = {
  readonly now: Instant;
  /** Invitations that were sent before this instant count as unanswered. */
  readonly invitedBefore: Instant;
  /** Confirmations that were requested before this instant count as waiting. */
  readonly requestedBefore: Instant;
};

type Group = {
  readonly id: GroupId;
  readonly name: string;
  readonly customerId: CustomerId;
  readonly rule: ProficiencyRule | null;
};

type Person = {
  readonly userId: UserId;
  readonly id: KeycloakId;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly GroupId[];
};

type Invitee = {
  readonly id: number;
  readonly groupId: GroupId;
  readonly name: string;
  readonly email: string;
  readonly atMs: number;
  /** The member of the groups with this address; null if there is none. */
  readonly userId: UserId | null;
};

/** A person's progress in the courses of a group. */
type Figure = readonly [userId: UserId, groupId: GroupId, standing: ClassStatus, lastActiveMs: number | null];

/** The number of a person's records in a group that wait for confirmation. */
type Waiting = readonly [userId: UserId, groupId: GroupId, count: number, maxAgeMs: number];

/** The attempts of a person at an exercise, which they failed after a pass. */
export type WeekSeries = StoredAttempts & {
  readonly userId: UserId;
  readonly customerId: CustomerId;
  readonly key: string;
  readonly name: string;
};

/**
 * All data of a person's week, in one statement. Its cost grows with the people of the groups, their courses, runs and open
 * records, each read by an index, however much else is stored.
 */
export const weekStatement = statement(
  {
    places: int(),
    groups: json<readonly Group[]>(),
    people: json<readonly Person[]>(),
    figures: json<readonly Figure[]>(),
    assigned: json<StatesRow>(),
    waiting: json<readonly Waiting[]>(),
    series: json<readonly WeekSeries[]>(),
    invitees: json<readonly Invitee[]>(),
    dismissals:
      json<
        readonly { readonly id: string; readonly untilMs: number; readonly reasons: readonly string[] }[]
      >(),
    reminders: json<readonly (readonly [userId: UserId, atMs: number])[]>(),
  },
  (
    { userId, ownGroups, customers, only, seesLogbook }: WeekScope,
    { now, invitedBefore, requestedBefore }: WeekMoments,
  ) => sql`
    with led as materialized (
      select id, customer_id, name from customer_group
      where removed_at is null and (id = any(${[...ownGroups]}::int[]) or customer_id = any(${[...customers]}::int[]))
        and (${only}::int is null or id = ${only}::int)
    ), own as materialized (
      select * from led where id = any(${[...ownGroups]}::int[])
    ), place as materialized (
      select led.id as group_id, led.customer_id, member.user_id
      from led join customer_group_member member on member.group_id = led.id and member.role = 'learner'
      where member.user_id <> ${userId}
      order by led.id, member.user_id limit ${sql.lit(maxPlaces + 1)}
    ), own_place as materialized (
      select place.group_id, place.user_id from place join own on own.id = place.group_id
    ), who as materialized (
      select user_id, array_agg(group_id order by group_id) as groups from place group by user_id
    ), figure as (
      select * from (${classFigures(sql`own`, sql`own_place`)}) every where standing = 'in_progress'
    ), waiting as (
      select record.created_by as user_id, record.group_id, count(*) as count, min(record.asked_at) as oldest
      from who join logbook_record record on record.created_by = who.user_id
      join led on led.id = record.group_id
      join attending entry on entry.id = ${requestedAttending} and entry.email is not null and not ${isRemovedEntry}
      where ${seesLogbook} and record.confirmation is null and record.asked_at <= ${toTimestamp(requestedBefore)}
      group by record.created_by, record.group_id
    ), series as (
      select series.* from (select distinct user_id, customer_id from place) at_customer
      join exercise_series series
        on series.user_id = at_customer.user_id and series.customer_id = at_customer.customer_id
      where series.outcomes ~* 'p.*f'
    ), invitee as materialized (
      select * from (
        select invitee.id, invitee.group_id, invitee.email, invitee.asked_at,
          trim(invitee.first_name || ' ' || invitee.last_name) as name
        from led join group_invitee invitee on invitee.group_id = led.id
        where invitee.asked_at <= ${toTimestamp(invitedBefore)}
        order by invitee.group_id, invitee.id limit ${sql.lit(maxPlaces)}
      ) listed
      where not exists (
        select from customer_group_member member join app_user person on person.id = member.user_id
        where member.group_id = listed.group_id and person.email_verified and lower(person.email) = listed.email
      )
    )
    select (select count(*) from place) as places,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'customerId', customer_id, 'rule', ${chosenRule(sql`led.customer_id`)}
        ) order by name collate "und-x-icu", id), '[]') from led
      ) as groups,
      (
        select coalesce(json_agg(json_build_object(
          'userId', person.id, 'id', person.keycloak_id, 'email', person.email, 'groups', who.groups,
          'name', coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email)
        )), '[]') from who join app_user person on person.id = who.user_id
      ) as people,
      (
        select coalesce(json_agg(json_build_array(user_id, group_id, standing,
          (extract(epoch from last_active_at) * 1000)::bigint)), '[]') from figure
      ) as figures,
      (
        select row_to_json(states) from (${selectStates({
          // Only assignments that are due within a week in any time zone count, and those with steps, which depend on each
          // other.
          which: sql`assignment.group_id in (select led.id from led)
            and (assignment.step is not null or assignment.due_on <= ${toTimestamp(now)}::date + 9)`,
          // "Is true" makes the planner look the pairs up in a hash; as a join, each pair would be compared with all others.
          whose: sql`((member.group_id, member.user_id) in (select place.group_id, place.user_id from place)) is true`,
        })}) states
      ) as assigned,
      (
        select coalesce(json_agg(json_build_array(user_id, group_id, count,
          (extract(epoch from oldest) * 1000)::bigint)), '[]') from waiting
      ) as waiting,
      (
        select coalesce(json_agg(json_build_object(
          'userId', user_id, 'customerId', customer_id, 'key', exercise_key, 'outcomes', outcomes, 'versions', versions,
          'moments', moments, 'name', (select name from simulator_exercise where id = versions[cardinality(versions)])
        )), '[]') from series
      ) as series,
      (
        select coalesce(json_agg(json_build_object(
          'id', invitee.id, 'groupId', invitee.group_id, 'email', invitee.email,
          'name', coalesce(nullif(invitee.name, ''), invitee.email),
          'atMs', (extract(epoch from invitee.asked_at) * 1000)::bigint,
          'userId', (
            select person.id from app_user person join who on who.user_id = person.id
            where lower(person.email) = invitee.email and person.email_verified limit 1
          )
        ) order by invitee.id), '[]') from invitee
      ) as invitees,
      (
        select coalesce(json_agg(json_build_object('id', subject, 'reasons', reasons,
          'untilMs', (extract(epoch from until) * 1000)::bigint)), '[]')
        from week_dismissal where admin_id = ${userId} and until > ${toTimestamp(now)}
      ) as dismissals,
      (
        select coalesce(json_agg(json_build_array(person_id, (extract(epoch from sent_at) * 1000)::bigint)), '[]')
        from week_reminder join who on who.user_id = person_id where sender_id = ${userId}
      ) as reminders`,
);
