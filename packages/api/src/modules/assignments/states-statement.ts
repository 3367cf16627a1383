import {
  type CustomerId,
  type GroupId,
  type Instant,
  instant,
  type KeycloakId,
  type UserId,
} from "@cathedra/domain";
import type { ProficiencyRule } from "@cathedra/domain/results";
import { type RawBuilder, sql } from "kysely";
import { filled, json, nullable, type RowsOf, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { chosenRule, type StoredAttempts } from "../progress/public.ts";
import { caseColumns, caseKind, isOfTarget, withKinds } from "../totals/public.ts";
import { type AssignmentView, assignmentJoins, assignmentJson } from "./assignment-view.ts";

/** The assignments and people that are read. */
export type Scope = {
  /** An SQL condition on `assignment`. */
  readonly which: RawBuilder<unknown>;
  /** A condition on `member`, a row of `customer_group_member`. */
  readonly whose: RawBuilder<unknown>;
  /** The one person of the scope; other people's completions are not read. */
  readonly person?: UserId;
  /** The time zone of the one person of the scope. */
  readonly ownZone?: RawBuilder<unknown>;
};

/** The scope of all open assignments in these groups, for all their learners. */
export const ofGroups = (groups: readonly GroupId[]): Scope => ({
  which: sql`assignment.group_id = any(${[...groups]}::int[])`,
  whose: sql`true`,
});

/**
 * Assignments that may be overdue in these groups, for all learners: a person's date is at most one day ahead of UTC's, so
 * that assignments due today in UTC are overdue for some.
 */
export const dueInGroups = (groups: readonly GroupId[], now: Instant): Scope => ({
  which: sql`assignment.group_id = any(${[...groups]}::int[]) and assignment.due_on <= ${toTimestamp(now)}::date`,
  whose: sql`true`,
});

/** The scope of all assignments of one person. */
export const ofPerson = (userId: UserId): Scope => ({
  which: sql`assignment.group_id in (
    select group_id from customer_group_member where user_id = ${userId} and role = 'learner'
  )`,
  whose: sql`member.user_id = ${userId}`,
  person: userId,
  ownZone: sql`(select time_zone from app_user where id = ${userId})`,
});

/** A person of a scope; other parts of the result refer to people by their position in this list. */
export type AssignedPerson = {
  readonly userId: UserId;
  readonly keycloak_id: KeycloakId;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly timeZone: string | null;
};

/** The positions of all people who have an assignment. */
type StoredAsked = readonly [assignmentId: number, places: readonly number[]];

/** The stored completions of an assignment: positions of people, and the time of each in milliseconds. */
type StoredCompletions = readonly [
  assignmentId: number,
  places: readonly number[],
  doneAt: readonly number[],
];

/** A person's progress in assigned courses: the percentage of each, and its completion in epoch milliseconds. */
type StoredEnrolments = readonly [
  place: number,
  courseIds: readonly number[],
  percents: readonly (number | null)[],
  doneAt: readonly (number | null)[],
];

/** The number of a person's records for an assignment of records; people without any are missing. */
type StoredAmount = readonly [assignmentId: number, place: number, records: number];

/** The runs of a person at an exercise, if they have passed at least one. */
export type PersonSeries = StoredAttempts & {
  readonly place: number;
  readonly customerId: CustomerId;
  readonly key: string;
};

/**
 * The SQL of `statesStatement` for use in a larger statement; `which` and `whose` may refer to the common table expressions of
 * that statement.
 */
export const selectStates = ({ which, whose, person, ownZone = sql`null::text` }: Scope) => sql`
    with asked as materialized (
      select assignment.*, customer_group.customer_id, ${assignmentJson} as shown
      from assignment ${assignmentJoins}
      where assignment.withdrawn_at is null and ${which}
    ), people as materialized (
      select person.id, person.keycloak_id, person.first_name, person.last_name, person.email, person.time_zone,
        (row_number() over (
          order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
        ))::int - 1 as place
      from app_user person where person.id in (
        select member.user_id from customer_group_member member
        where member.role = 'learner' and member.group_id in (select group_id from asked) and ${whose}
      )
    ), kept as materialized (
      select completed.* from asked cross join lateral (
        select assignment_id, user_id, done_at from assignment_completion
        where assignment_id = asked.id and ${person === undefined ? sql`true` : sql`user_id = ${person}`} offset 0
      ) completed
    ), pairs as materialized (
      -- With all that is read of the assignment: joined again, each pair would be compared with each assignment. "Is true" lets what is
      -- kept be looked up by a hash.
      select asked.id as assignment_id, asked.customer_id, asked.kind, asked.course_id, asked.exercise_key, asked.counts_from,
        people.id as user_id, people.place,
        ((asked.id, member.user_id) in (select kept.assignment_id, kept.user_id from kept)) is true as is_kept
      from asked
      join customer_group_member member on member.group_id = asked.group_id and member.role = 'learner' and ${whose}
      join people on people.id = member.user_id
      where asked.is_for_all or exists (
        select from assignment_person named where named.assignment_id = asked.id and named.user_id = member.user_id
      )
    ), counted as materialized (
      select user_id, place, customer_id, min(counts_from) as since from pairs
      where kind = 'records' and not is_kept group by user_id, place, customer_id
    ), cases as (
      select counted.place, ${caseColumns}
      from counted
      join logbook_participant part
        on part.user_id = counted.user_id and part.customer_id = counted.customer_id and part.date_of_procedure >= counted.since
        and part.position >= 0
    ), kinds as materialized (${withKinds(sql`
      select ${caseKind}, array_agg(place) as places, array_agg(day) as days from cases group by ${caseKind}
    `)}), amounts as materialized (
      select target.id, of_case.place, count(*) as cases
      from asked target join kinds on target.kind = 'records' and kinds.customer_id = target.customer_id and ${isOfTarget()}
      cross join lateral unnest(kinds.places, kinds.days) of_case (place, day)
      where of_case.day >= target.counts_from
      group by target.id, of_case.place
    ), ran as materialized (
      select user_id, place, customer_id, array_agg(distinct exercise_key) as keys from pairs
      where kind = 'exercise' and not is_kept group by user_id, place, customer_id
    ), series as (
      select ran.place, ran.customer_id as "customerId", series.exercise_key as key, series.outcomes, series.versions, series.moments
      from ran join exercise_series series on series.user_id = ran.user_id and series.customer_id = ran.customer_id
        and series.exercise_key = any(ran.keys)
      where series.outcomes ~* 'p'
    )
    select ${ownZone} as "ownZone",
      (select coalesce(json_agg(shown order by due_on, step, id), '[]') from asked) as assignments,
      (
        select coalesce(json_agg(json_build_object('userId', id, 'keycloak_id', keycloak_id, 'first_name', first_name,
          'last_name', last_name, 'email', email, 'timeZone', time_zone) order by place), '[]') from people
      ) as people,
      (
        select coalesce(json_agg(json_build_array(assignment_id, places)), '[]')
        from (select assignment_id, array_agg(place) as places from pairs group by assignment_id) of_assignment
      ) as asked,
      (
        select coalesce(json_agg(json_build_array(assignment_id, places, done_at)), '[]')
        from (
          select kept.assignment_id, array_agg(people.place) as places,
            array_agg((date_part('epoch', kept.done_at) * 1000)::bigint) as done_at
          from kept join people on people.id = kept.user_id group by kept.assignment_id
        ) of_assignment
      ) as kept,
      (
        select coalesce(json_agg(json_build_array(enrolled.place, own.courses, own.percents, own.done_at)), '[]')
        from (
          select user_id, place, array_agg(distinct course_id) as courses from pairs
          where course_id is not null group by user_id, place
        ) enrolled
        cross join lateral (
          select array_agg(course_id) as courses, array_agg(percentage) as percents,
            array_agg(case when status = 'completed'
              then (date_part('epoch', coalesce(completed_at, as_of)) * 1000)::bigint end) as done_at
          from course_enrolment where user_id = enrolled.user_id and course_id = any(enrolled.courses)
        ) own
        where own.courses is not null
      ) as enrolments,
      (select coalesce(json_agg(json_build_array(id, place, cases)), '[]') from amounts) as amounts,
      (select coalesce(json_agg(series), '[]') from series) as series,
      (
        select coalesce(json_agg(json_build_object('customerId', customer_id, 'rule', ${chosenRule(sql`of_exercises.customer_id`)})), '[]')
        from (select distinct customer_id from ran) of_exercises
      ) as rules`;

/**
 * Reads assignments with their people and what each has done, in one statement. Courses are looked up by key; records are counted
 * from the index of each person's cases; the runs at an exercise are one row a person, which the domain judges by the
 * institution's rule. Stored completions are not counted again. The cost depends only on the people and assignments of the scope.
 */
export const statesStatement = statement(
  {
    assignments: filled(json<readonly AssignmentView[]>()),
    people: filled(json<readonly AssignedPerson[]>()),
    asked: filled(json<readonly StoredAsked[]>()),
    kept: filled(json<readonly StoredCompletions[]>()),
    enrolments: filled(json<readonly StoredEnrolments[]>()),
    amounts: filled(json<readonly StoredAmount[]>()),
    series: filled(json<readonly PersonSeries[]>()),
    ownZone: nullable(text()),
    rules: filled(
      json<readonly { readonly customerId: CustomerId; readonly rule: ProficiencyRule | null }[]>(),
    ),
  },
  selectStates,
  [ofGroups([])],
  [dueInGroups([], instant(0))],
  [ofPerson("" as UserId)],
);

/** The result of `statesStatement`. */
export type StatesRow = RowsOf<typeof statesStatement>;
