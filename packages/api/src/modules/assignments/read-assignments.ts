import { type GroupId, type Instant, localTime, type UserId } from "@cathedra/domain";
import { type Actor, mayManageAssignments } from "@cathedra/domain/access";
import { isOpenStatus } from "@cathedra/domain/assignments";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, json, statement } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type {
  AssignmentChoices,
  AssignmentCounts,
  AssignmentPeople,
  MyAssignments,
  QueryAssignmentPeopleArgs,
  QueryMyAssignmentsArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { findGroup, type GroupView } from "../groups/public.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";
import { findLastReminders } from "../mail/public.ts";
import { findAssignment } from "./assignment-queries.ts";
import type { AssignmentDeps } from "./create-assignment.ts";
import { type AssignmentStates, byStatus, readAndKeepStates, readAssignmentStates } from "./read-states.ts";
import { dueInGroups, ofGroups, ofPerson } from "./states-statement.ts";

type ReadingDeps = AssignmentDeps & Parameters<typeof readAndKeepStates>[0];

const maxOwn = 200;
const maxChoices = 500;

export type GroupAssignmentsView = {
  readonly customerGroup: GroupView;
  readonly assignments: readonly AssignmentCounts[];
};

/**
 * The assignments of a group, with the number of people who have completed each; visible only to people who may manage them.
 */
export async function readGroupAssignments(
  { db, clock, log }: ReadingDeps,
  actor: Actor,
  groupId: GroupId,
): Promise<GroupAssignmentsView> {
  const customerGroup = await managedGroup(db, actor, groupId);
  const { assignments, states } = await readAndKeepStates({ db, log }, ofGroups([groupId]), clock());
  const counts = new Map(assignments.map(({ id }) => [id, { people: 0, done: 0, due: 0, late: 0 }]));
  for (const { assignment, status } of states) {
    const of = counts.get(assignment.id);
    if (of === undefined) continue;
    of.people += 1;
    if (status === "done") of.done += 1;
    else if (status === "late") of.late += 1;
    else if (isOpenStatus(status)) of.due += 1;
  }
  return {
    customerGroup,
    assignments: assignments.map((assignment) => ({
      assignment,
      ...(counts.get(assignment.id) ?? { people: 0, done: 0, due: 0, late: 0 }),
    })),
  };
}

/** How many people of each group have an assignment whose day is over, in one statement; groups without any are missing. */
export async function countOverdue(
  { db, clock }: Pick<AssignmentDeps, "db" | "clock">,
  groups: readonly GroupId[],
): Promise<ReadonlyMap<number, number>> {
  const now = clock();
  const { states } = await readAssignmentStates(db, dueInGroups(groups, now), now);
  const late = new Map<number, Set<UserId>>();
  for (const { assignment, person, status } of states) {
    if (status !== "late") continue;
    late.set(assignment.groupId, (late.get(assignment.groupId) ?? new Set()).add(person.userId));
  }
  return new Map([...late].map(([id, people]) => [id, people.size]));
}

/** The people of an assignment, with the status of each. */
export async function readAssignmentPeople(
  { db, clock }: AssignmentDeps,
  actor: Actor,
  { assignmentId, ...part }: QueryAssignmentPeopleArgs,
): Promise<AssignmentPeople> {
  const { limit, offset } = readPageArgs(part, { usual: 100, most: 500 });
  const assignment = await findAssignment(db, assignmentId);
  if (assignment === undefined) throw appError("NOT_FOUND");
  authorize(mayManageAssignments(actor, { id: assignment.groupId, customerId: assignment.customerId }));
  const { states } = await readAssignmentStates(db, ofGroups([assignment.groupId]), clock());
  const assigned = states.filter((state) => state.assignment.id === assignmentId).toSorted(byStatus);
  const page = assigned.slice(offset, offset + limit);
  const reminders = await findLastReminders(
    db,
    { userId: actor.userId, customers: [assignment.customerId] },
    page.map(({ person }) => person.userId),
  );
  return {
    assignment,
    totalCount: assigned.length,
    people: page.map(({ person, status, doneAt, amount }) => ({
      person,
      status,
      doneAt,
      amount,
      lastReminder: reminders.get(person.userId) ?? null,
    })),
  };
}

type Asked = { readonly isAsked: boolean; readonly timeZone: string | null };

/** SQL for whether the row `person` is in a group with assignments, and the person's time zone. */
export const assignedJson: RawBuilder<unknown> = sql`json_build_object(
  'isAsked', exists (
    select from customer_group_member member join assignment using (group_id)
    where member.user_id = person.id and assignment.withdrawn_at is null
  ), 'timeZone', person.time_zone
)`;

/** The caller's assignments in the groups in which they are a learner. */
export async function readMyAssignments(
  { db, clock, log, prefetched }: ReadingDeps & Pick<GraphqlContext, "prefetched">,
  { userId }: Actor,
  { isOpen, ...page }: QueryMyAssignmentsArgs,
): Promise<MyAssignments> {
  const { limit } = readPageArgs(page, { usual: maxOwn, most: maxOwn });
  const now = clock();
  const asked = prefetched.myAssignments as Asked | undefined;
  const { states, ownZone: timeZone } =
    asked?.isAsked === false
      ? { states: [], ownZone: asked.timeZone }
      : await readOwnStates({ db, log }, userId, now);
  const shown = isOpen === true ? states.filter(({ status }) => isOpenStatus(status)) : states;
  return {
    timeZone,
    today: localTime(now, timeZone).day,
    totalCount: shown.length,
    assignments: shown.slice(0, limit).map(({ assignment, status, doneAt, amount }) => ({
      assignment,
      status,
      doneAt,
      amount,
    })),
  };
}

/** The assignments of one person: what is late first, then by due day. */
export async function readOwnStates(
  deps: Omit<ReadingDeps, "clock">,
  userId: Actor["userId"],
  now: Instant,
): Promise<AssignmentStates> {
  const { states, ...rest } = await readAndKeepStates(deps, ofPerson(userId), now);
  return {
    ...rest,
    states: states.toSorted(
      (one, other) => byStatus(one, other) || one.assignment.dueOn.localeCompare(other.assignment.dueOn),
    ),
  };
}

type Choices = AssignmentChoices;

const choicesStatement = statement(
  {
    courses: filled(json<Choices["courses"]>()),
    exercises: filled(json<Choices["exercises"]>()),
    people: filled(json<Choices["people"]>()),
  },
  (groupId: GroupId) => sql`
    select (
        select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name collate "und-x-icu", id), '[]')
        from (
          select course.id, course.name from group_course given
          join course on course.id = given.course_id
          join customer_group on customer_group.id = given.group_id
          where given.group_id = ${groupId} and course.gone_at is null
            and ${mayUseCourse(sql`customer_group.customer_id`, sql`course.id`)}
          order by course.name collate "und-x-icu", course.id limit ${sql.lit(maxChoices)}
        ) given
      ) as courses, (
        select coalesce(json_agg(json_build_object('exerciseKey', key, 'exerciseName', name, 'moduleName', module)
          order by module collate "und-x-icu", position, key), '[]')
        from (
          select module.code || '/' || exercise.code as key, exercise.name, module.name as module, exercise.position
          from simulator_module module join simulator_exercise exercise on exercise.module_id = module.id
          where module.is_newest
          order by module.name collate "und-x-icu", exercise.position, exercise.id limit ${sql.lit(maxChoices)}
        ) of_today
      ) as exercises, (
        select coalesce(json_agg(json_build_object('keycloak_id', keycloak_id, 'first_name', first_name,
          'last_name', last_name) order by place), '[]')
        from (
          select person.*, row_number() over (
              order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
            ) as place
          from customer_group_member member join app_user person on person.id = member.user_id
          where member.group_id = ${groupId} and member.role = 'learner'
          order by place limit ${sql.lit(maxChoices)}
        ) learner
      ) as people`,
);

/** The courses, exercises and people that an assignment of a group can have. */
export async function readChoices(
  { db }: Pick<AssignmentDeps, "db">,
  actor: Actor,
  groupId: GroupId,
): Promise<Choices> {
  await managedGroup(db, actor, groupId);
  return choicesStatement.only(db, groupId);
}

async function managedGroup(db: Db, actor: Actor, groupId: GroupId): Promise<GroupView> {
  const group = await findGroup(db, actor.userId, groupId);
  if (group === undefined) throw appError("NOT_FOUND");
  authorize(mayManageAssignments(actor, { id: group.id, customerId: group.customer.id }));
  return group;
}
