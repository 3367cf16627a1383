import { type AssignmentId, type Instant, instant, type LocalDate, localTime } from "@cathedra/domain";
import {
  type AssignmentStatus,
  assignmentStatuses,
  getAssignmentStatuses,
} from "@cathedra/domain/assignments";
import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import { getProficiencyFigures, ruleOrDefault } from "../progress/public.ts";
import type { AssignmentView } from "./assignment-view.ts";
import {
  type AssignedPerson,
  type PersonSeries,
  type Scope,
  type StatesRow,
  statesStatement,
} from "./states-statement.ts";

/** The status of one assignment for one person. */
export type AssignmentState = {
  readonly assignment: AssignmentView;
  readonly person: AssignedPerson;
  /** The current date in the person's time zone. */
  readonly today: LocalDate;
  readonly status: AssignmentStatus;
  /** The instant of the completion; null if it is not completed, or the instant is unknown. */
  readonly doneAt: Instant | null;
  /** The percentage of a course, or the number of records; null for an exercise, and if nothing was begun. */
  readonly amount: number | null;
  /** Whether the completion is stored. */
  readonly isKept: boolean;
};

export type AssignmentStates = {
  readonly assignments: readonly AssignmentView[];
  readonly states: readonly AssignmentState[];
  /** The time zone of the scope's one person; null: it is unknown, or the scope is groups. */
  readonly ownZone: string | null;
};

/**
 * The status of every assignment of a scope for each of its people, in one statement (`states-statement`): overdue and due
 * soon follow from `status`, `today` and `assignment.dueOn`. Sorted by last name and, for each person, by due day.
 */
export async function readAssignmentStates(
  db: Db | Tx,
  scope: Scope,
  now: Instant,
): Promise<AssignmentStates> {
  return getStates(await statesStatement.only(db, scope), now);
}

/** Computes the states of assignments from the rows that `selectStates` has read. */
export function getStates(
  { assignments, people, asked, kept, enrolments, amounts, series, rules, ownZone }: StatesRow,
  now: Instant,
): AssignmentStates {
  const ruleOf = new Map(rules.map(({ customerId, rule }) => [customerId, ruleOrDefault(rule)]));
  const attempts = new Map<string, PersonSeries>();
  for (const each of series) attempts.set(`${each.place} ${each.customerId} ${each.key}`, each);
  const completions = new Map(
    kept.map(([of, places, doneAt]) => [of, new Map(places.map((place, index) => [place, doneAt[index]]))]),
  );
  const records = ofPlaces(amounts);
  const courses = new Map(
    enrolments.map(([place, ids, percents, doneAt]) => [
      place,
      new Map(ids.map((id, index) => [id, { percent: percents[index], doneAt: doneAt[index] }])),
    ]),
  );
  const getPlace = new Map(assignments.map(({ id }, place) => [id as number, place]));
  const ofPeople = people.map((): Pair[] => []);
  for (const [assignmentId, places] of asked) {
    const at = getPlace.get(assignmentId);
    const assignment = at === undefined ? undefined : assignments[at];
    if (at === undefined || assignment === undefined) continue;
    for (const place of places) ofPeople[place]?.push({ at, assignment, ...factsAt(assignment, place) });
  }
  function factsAt(assignment: AssignmentView, place: number): Omit<Pair, "at" | "assignment"> {
    const { id, kind, courseId } = assignment;
    const course = courseId === null ? undefined : courses.get(place)?.get(courseId);
    const amount = kind === "records" ? (records.get(id)?.get(place) ?? 0) : (course?.percent ?? null);
    const keptAt = completions.get(id)?.get(place);
    if (keptAt !== undefined) return { amount, isKept: true, isDone: true, doneAt: instant(keptAt) };
    if (kind !== "course") return { amount, isKept: false, ...judged(assignment, place, amount) };
    const doneAt = course?.doneAt ?? null;
    return {
      amount,
      isKept: false,
      isDone: doneAt !== null,
      doneAt: doneAt === null ? null : instant(doneAt),
    };
  }
  function judged(
    { kind, customerId, exerciseKey, minimum }: AssignmentView,
    place: number,
    amount: number | null,
  ) {
    if (kind === "records") return { isDone: (amount ?? 0) >= (minimum ?? 0), doneAt: null };
    const own = attempts.get(`${place} ${customerId} ${exerciseKey}`);
    if (own === undefined) return { isDone: false, doneAt: null };
    const { standing, proficientSince } = getProficiencyFigures(
      own,
      ruleOf.get(customerId) ?? ruleOrDefault(null),
    );
    const isDone = standing === "proficient";
    return { isDone, doneAt: isDone ? proficientSince : null };
  }
  const zones = new Map<string | null, LocalDate>();
  const todayIn = (zone: string | null) => {
    const known = zones.get(zone) ?? localTime(now, zone).day;
    zones.set(zone, known);
    return known;
  };
  return {
    assignments,
    ownZone,
    states: people.flatMap((person, place) => {
      const own = (ofPeople[place] ?? []).toSorted((one, other) => one.at - other.at);
      const today = todayIn(person.timeZone);
      const statuses = getAssignmentStatuses(own.map(getFacts), today);
      return own.map(({ assignment, doneAt, amount, isKept }, index) => ({
        assignment,
        person,
        today,
        status: statuses[index] ?? "due",
        doneAt,
        amount,
        isKept,
      }));
    }),
  };
}

type Pair = {
  /** The position of the assignment in the list of all assignments. */
  readonly at: number;
  readonly assignment: AssignmentView;
  readonly isDone: boolean;
  readonly doneAt: Instant | null;
  readonly amount: number | null;
  readonly isKept: boolean;
};

/** Groups counts by the id of what they count, and then by the position of a person. */
function ofPlaces(
  rows: readonly (readonly [of: number, place: number, count: number])[],
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const found = new Map<number, Map<number, number>>();
  for (const [of, place, count] of rows) {
    const known = found.get(of);
    if (known === undefined) found.set(of, new Map([[place, count]]));
    else known.set(place, count);
  }
  return found;
}

const getFacts = ({ assignment: { groupId, dueOn, step, isAvailable }, isDone }: Pair) => ({
  groupId,
  dueOn,
  step,
  isAvailable,
  isDone,
});

/** Sorts by status: late, open, waiting for an earlier step, done, and finally those whose subject no longer exists. */
export const byStatus = (one: AssignmentState, other: AssignmentState): number =>
  assignmentStatuses.indexOf(one.status) - assignmentStatuses.indexOf(other.status);

/**
 * Stores completions that were observed and are not stored yet: once for each person and assignment, however many readers do
 * so at once, in a fixed order so that two wait for each other at most once.
 */
export async function storeCompletions(
  db: Db | Tx,
  states: readonly AssignmentState[],
  now: Instant,
): Promise<void> {
  const done = states.filter(({ status, isKept }) => status === "done" && !isKept);
  if (done.length === 0) return;
  const rows = done.map(({ assignment, person, doneAt }) => ({
    assignment: assignment.id,
    person: person.userId,
    at: new Date(doneAt ?? now).toISOString(),
  }));
  await sql`
    insert into assignment_completion (assignment_id, user_id, done_at)
    select given.assignment, app_user.id, given.at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (assignment int, person uuid, at timestamptz)
    join app_user on app_user.id = given.person
    join assignment on assignment.id = given.assignment
    order by given.assignment, app_user.id
    on conflict do nothing`.execute(db);
}

/**
 * Like `readAssignmentStates`, and stores observed completions at once, so that a course that is reset later stays
 * completed. A failure to store them never fails the reading: it is logged, and the next reading or the worker stores them.
 */
export async function readAndKeepStates(
  { db, log }: { readonly db: Db; readonly log: Pick<FastifyBaseLogger, "warn"> },
  scope: Scope,
  now: Instant,
): Promise<AssignmentStates> {
  const read = await readAssignmentStates(db, scope, now);
  await storeCompletions(db, read.states, now).catch((err: unknown) =>
    log.warn({ err }, "what was seen done of assignments was not kept"),
  );
  return read;
}

const maxCoursesAtOnce = 100;

const openCoursesStatement = statement(
  { id: int<AssignmentId>() },
  (after: number) => sql`
    select id from assignment where course_id is not null and withdrawn_at is null and id > ${after}
    order by id limit ${sql.lit(maxCoursesAtOnce)}`,
);

/**
 * Keeps all completed courses that are asked for, whatever their due day, of a hundred assignments in each transaction. Its cost
 * grows with the open assignments of courses and their people, each a look into two indexes.
 */
export async function storeCompletedCourses(db: Db, signal?: AbortSignal): Promise<void> {
  let after = 0;
  for (;;) {
    signal?.throwIfAborted();
    const open = (await openCoursesStatement.rows(db, after)).map(({ id }) => id);
    await keepCoursesOf(db, open);
    after = open.at(-1) ?? after;
    if (open.length < maxCoursesAtOnce) return;
  }
}

async function keepCoursesOf(db: Db, assignments: readonly AssignmentId[]): Promise<void> {
  await sql`
    insert into assignment_completion (assignment_id, user_id, done_at)
    select asked.id, member.user_id, coalesce(enrolment.completed_at, enrolment.as_of)
    from assignment asked
    join customer_group on customer_group.id = asked.group_id and customer_group.removed_at is null
    join customer_group_member member on member.group_id = asked.group_id and member.role = 'learner'
    join course_enrolment enrolment on enrolment.user_id = member.user_id and enrolment.course_id = asked.course_id
      and enrolment.status = 'completed'
    where asked.id = any(${[...assignments]}::int[]) and asked.withdrawn_at is null
      and (asked.is_for_all or exists (
        select from assignment_person named
        where named.assignment_id = asked.id and named.user_id = member.user_id
      ))
      and not exists (
        select from assignment_completion kept
        where kept.assignment_id = asked.id and kept.user_id = member.user_id
      )
    order by asked.id, member.user_id
    on conflict do nothing`.execute(db);
}
