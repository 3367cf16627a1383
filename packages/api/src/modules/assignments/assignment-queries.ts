import type {
  AssignmentId,
  CustomerId,
  GroupId,
  Instant,
  KeycloakId,
  LocalDate,
  UserId,
} from "@cathedra/domain";
import type { AssignmentKind, NewAssignment } from "@cathedra/domain/assignments";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import {
  bool,
  filled,
  int,
  json,
  nullable,
  statement,
  text,
  timestamp,
  uuid,
  uuids,
} from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";
import { type AssignmentView, assignmentJoins, assignmentJson } from "./assignment-view.ts";

const lockGroupStatement = statement(
  { id: int<GroupId>(), customerId: int<CustomerId>() },
  (groupId: GroupId) => sql`
    select id, customer_id as "customerId" from customer_group
    where id = ${groupId} and removed_at is null for no key update`,
);

/** Locks an existing group, so that no one else changes its assignments until the transaction ends. */
export function lockGroup(tx: Tx, groupId: GroupId) {
  return lockGroupStatement.first(tx, groupId);
}

const oneStatement = statement(
  { assignment: json<AssignmentView>() },
  (id: AssignmentId) => sql`
    select ${assignmentJson} as assignment from assignment ${assignmentJoins}
    where assignment.id = ${id} and assignment.withdrawn_at is null`,
);

/** An assignment; undefined if there is none, it was withdrawn, or its group was deleted. */
export async function findAssignment(db: Db | Tx, id: AssignmentId): Promise<AssignmentView | undefined> {
  return (await oneStatement.first(db, id))?.assignment;
}

const lockStatement = statement(
  {
    groupId: int<GroupId>(),
    dueOn: filled(text<LocalDate>()),
    step: nullable(int()),
    modifiedAt: timestamp(),
    modifiedBy: nullable(uuid<UserId>()),
    withdrawnAt: nullable(timestamp()),
    kind: filled(text<AssignmentKind>()),
    name: nullable(text()),
    minimum: nullable(int()),
    isForAll: filled(bool()),
    people: filled(uuids<UserId>()),
  },
  (id: AssignmentId) => sql`
    select kind, name, minimum, is_for_all as "isForAll",
      array(
        select named.user_id from assignment_person named
        join customer_group_member member
          on member.group_id = assignment.group_id and member.user_id = named.user_id and member.role = 'learner'
        where named.assignment_id = assignment.id order by named.user_id
      ) as people, group_id as "groupId", due_on::text as "dueOn", step, modified_at as "modifiedAt", modified_by as "modifiedBy",
      withdrawn_at as "withdrawnAt"
    from assignment where id = ${id} for no key update`,
);

/**
 * Locks an assignment, including a withdrawn one; its group must be locked first. Its `people` are the named ones who are still
 * learners of the group.
 */
export function lockAssignment(tx: Tx, id: AssignmentId) {
  return lockStatement.first(tx, id);
}

const groupOfStatement = statement(
  { groupId: int<GroupId>() },
  (id: AssignmentId) => sql`select group_id as "groupId" from assignment where id = ${id}`,
);

/** The group of an assignment, which never changes. It is locked before the assignment. */
export async function groupOfAssignment(db: Db, id: AssignmentId): Promise<GroupId | undefined> {
  return (await groupOfStatement.first(db, id))?.groupId;
}

/** The learners of a group: only these people, or all of them. */
const getLearners = (groupId: GroupId, people: readonly KeycloakId[] | null) => sql`
  select person.id from customer_group_member member join app_user person on person.id = member.user_id
  where member.group_id = ${groupId} and member.role = 'learner'
    and (${people === null}::boolean or person.keycloak_id = any(${[...(people ?? [])]}::text[]))
  order by person.id`;

const checksStatement = statement(
  {
    open: filled(int()),
    hasSubject: filled(bool()),
    isAskedOfAll: filled(bool()),
    learners: filled(uuids<UserId>()),
  },
  (groupId: GroupId, { subject, people }: NewAssignment) => {
    const courseId = subject.kind === "course" ? subject.courseId : null;
    const exerciseKey = subject.kind === "exercise" ? subject.exerciseKey : null;
    return sql`
      select (select count(*) from assignment where group_id = ${groupId} and withdrawn_at is null) as open,
        case ${subject.kind}::text
          when 'course' then exists (
            select from group_course given join course on course.id = given.course_id
            join customer_group on customer_group.id = given.group_id
            where given.group_id = ${groupId} and given.course_id = ${courseId}::int and course.gone_at is null
              and ${mayUseCourse(sql`customer_group.customer_id`, sql`course.id`)}
          )
          when 'exercise' then exists (
            select from simulator_module module join simulator_exercise exercise on exercise.module_id = module.id
            where module.is_newest and module.code || '/' || exercise.code = ${exerciseKey}::text
          )
          else true end as "hasSubject",
        ${people === null}::boolean and exists (
          select from assignment where group_id = ${groupId} and withdrawn_at is null and is_for_all
            and (course_id = ${courseId}::int or exercise_key = ${exerciseKey}::text)
        ) as "isAskedOfAll",
        array(${getLearners(groupId, people)}) as learners`;
  },
  [
    0 as GroupId,
    {
      subject: { kind: "course", courseId: 0 as never },
      terms: { dueOn: "" as LocalDate, step: null },
      people: [] as readonly KeycloakId[],
    },
  ],
);

/** The facts that decide whether an assignment to a group is possible, read after its lock. */
export function readChecks(tx: Tx, groupId: GroupId, assignment: NewAssignment) {
  return checksStatement.only(tx, groupId, assignment);
}

const learnersStatement = statement(
  { learners: filled(uuids<UserId>()) },
  (groupId: GroupId, people: readonly KeycloakId[]) => sql`
    select array(${getLearners(groupId, people)}) as learners`,
);

/** Finds which of these people are learners of the group. */
export async function findLearners(tx: Tx, groupId: GroupId, people: readonly KeycloakId[]) {
  return (await learnersStatement.only(tx, groupId, people)).learners;
}

/** Adds people to an assignment and removes others. */
export async function changePeople(
  tx: Tx,
  id: AssignmentId,
  { added, removed }: { readonly added: readonly UserId[]; readonly removed: readonly UserId[] },
): Promise<void> {
  await sql`
    delete from assignment_person where assignment_id = ${id} and user_id = any(${[...removed]}::uuid[])`.execute(
    tx,
  );
  await sql`
    insert into assignment_person (assignment_id, user_id)
    select ${id}, unnest(${[...added]}::uuid[]) on conflict do nothing`.execute(tx);
}

type Making = { readonly now: Instant; readonly by: UserId; readonly requestKey: string | null };

/** Stores an assignment; `people` are only named if it is not for everyone in the group. */
export async function insertAssignment(
  tx: Tx,
  groupId: GroupId,
  { subject, terms: { dueOn, step }, people }: NewAssignment,
  named: readonly UserId[],
  { now, by, requestKey }: Making,
): Promise<AssignmentId> {
  const at = toTimestamp(now);
  const { id } = await tx
    .insertInto("assignment")
    .values({
      group_id: groupId,
      kind: subject.kind,
      due_on: dueOn,
      step,
      is_for_all: people === null,
      created_by: by,
      created_at: at,
      modified_by: by,
      modified_at: at,
      asked_at: at,
      request_key: requestKey,
      ...(subject.kind === "course" ? { course_id: subject.courseId } : {}),
      ...(subject.kind === "exercise" ? { exercise_key: subject.exerciseKey } : {}),
      ...(subject.kind === "records"
        ? {
            name: subject.name,
            intervention_type: subject.scope.interventionType,
            organ_system: subject.scope.organSystem,
            category: subject.scope.category,
            sub_category: subject.scope.subCategory,
            procedure_code: subject.scope.procedureCode,
            roles: [...subject.roles],
            levels: [...subject.levels],
            minimum: subject.minimum,
            counts_from: subject.countsFrom,
          }
        : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (people !== null)
    await sql`
      insert into assignment_person (assignment_id, user_id)
      select ${id}, unnest(${[...named]}::uuid[])`.execute(tx);
  return id;
}

const findByRequestKeyStatement = statement(
  { id: int<AssignmentId>(), groupId: int<GroupId>() },
  (by: UserId, requestKey: string) => sql`
    select id, group_id as "groupId" from assignment where created_by = ${by} and request_key = ${requestKey}`,
);

/** The record that the caller has already created with this request key. */
export function findByRequestKey(tx: Tx, by: UserId, requestKey: string) {
  return findByRequestKeyStatement.first(tx, by, requestKey);
}

const assigneesStatement = statement(
  { learners: filled(uuids<UserId>()) },
  (id: AssignmentId) => sql`
    select array(
      select member.user_id from assignment join customer_group_member member
        on member.group_id = assignment.group_id and member.role = 'learner'
      left join assignment_completion kept
        on kept.assignment_id = assignment.id and kept.user_id = member.user_id
      where assignment.id = ${id} and kept.user_id is null and (assignment.is_for_all or exists (
        select from assignment_person named
        where named.assignment_id = assignment.id and named.user_id = member.user_id
      )) order by member.user_id
    ) as learners`,
);

/** The people of an assignment who are not known to have completed it. */
export async function findAssignees(tx: Tx, id: AssignmentId): Promise<readonly UserId[]> {
  return (await assigneesStatement.only(tx, id)).learners;
}
