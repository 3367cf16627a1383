import type { CourseId, CustomerId, GroupId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, ints, nullable, type RowsOf, statement, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { mayUseCourse } from "../learning-spaces/public.ts";
import type { StoredVersion } from "../stale-save.ts";

/** The courses of a group by id, and their version. */
export type StoredCourses = RowsOf<typeof storedCoursesStatement>;

const lockStatement = statement(
  { id: int<GroupId>() },
  (groupId: GroupId) =>
    sql`select id from customer_group where id = ${groupId} and removed_at is null for no key update`,
);

/** A separate statement after the lock, so that it sees everything that was committed before. */
const storedCoursesStatement = statement(
  {
    customerId: int<CustomerId>(),
    modifiedAt: timestamp(),
    modifiedBy: nullable(uuid<UserId>()),
    courseIds: ints<CourseId>(),
  },
  (groupId: GroupId) => sql`
    select customer_id as "customerId", courses_modified_at as "modifiedAt", courses_modified_by as "modifiedBy",
      array(select course_id from group_course where group_id = customer_group.id order by course_id) as "courseIds"
    from customer_group where id = ${groupId} and removed_at is null`,
);

/** Locks a group, as every change of its people or courses does, and reads its courses; undefined if there is no such group. */
export async function lockGroupCourses(tx: Tx, groupId: GroupId): Promise<StoredCourses | undefined> {
  const group = await lockStatement.first(tx, groupId);
  return group && storedCoursesStatement.first(tx, groupId);
}

const notToAssignStatement = statement(
  { id: int<CourseId>() },
  (customerId: CustomerId, courseIds: readonly CourseId[]) => sql`
    select wanted.id from unnest(${courseIds}::int[]) wanted(id)
    where not exists (
      select from course
      where course.id = wanted.id and course.gone_at is null
        and ${mayUseCourse(sql`${customerId}`, sql`course.id`)}
    )`,
);

/**
 * Those of the given courses that cannot be given to a group of the account, because the account may not use them or they no
 * longer exist.
 */
export async function unassignableCourses(
  tx: Tx,
  customerId: CustomerId,
  courseIds: readonly CourseId[],
): Promise<readonly CourseId[]> {
  if (courseIds.length === 0) return [];
  return (await notToAssignStatement.rows(tx, customerId, courseIds)).map(({ id }) => id);
}

export type CourseChange = {
  readonly added: readonly CourseId[];
  readonly takenAway: readonly CourseId[];
};

type Writing = StoredVersion & { readonly isFullRemoval: boolean };

/** How many grants were kept for removed courses, and how many were deleted. */
export type Grants = RowsOf<typeof writeStatement>;

/**
 * Courses that the account may not use are not kept, because a kept course is independent of the account's access. "For all"
 * also deletes courses that people have from this group by other ways: kept before, or by its vouchers.
 */
const writeStatement = statement(
  { kept: int(), ended: int() },
  (groupId: GroupId, { added, takenAway }: CourseChange, writing: Writing) => sql`
    with version as (
      update customer_group
      set courses_modified_at = ${toTimestamp(writing.modifiedAt)}, courses_modified_by = ${writing.modifiedBy}
      where id = ${groupId}
    ), added as (
      insert into group_course (group_id, course_id, assigned_at, assigned_by)
      select ${groupId}, unnest(${added}::int[]), ${toTimestamp(writing.modifiedAt)}, ${writing.modifiedBy}
    ), gone as (
      delete from group_course where group_id = ${groupId} and course_id = any(${takenAway}::int[])
      returning course_id
    ), kept as (
      insert into course_grant (user_id, course_id, source, group_id)
      select member.user_id, gone.course_id, 'kept', ${groupId}
      from gone
      join customer_group on customer_group.id = ${groupId}
      join customer_group_member member on member.group_id = customer_group.id
      where not ${writing.isFullRemoval}
        and ${mayUseCourse(sql`customer_group.customer_id`, sql`gone.course_id`)}
      on conflict do nothing returning 1
    ), ended as (
      delete from course_grant using gone
      where ${writing.isFullRemoval} and course_grant.group_id = ${groupId}
        and course_grant.course_id = gone.course_id and course_grant.source in ('kept', 'voucher')
      returning 1
    )
    select (select count(*) from kept) as kept, (select count(*) from ended) as ended`,
);

/** Writes the changes, and returns the new version. */
export async function writeGroupCourses(
  tx: Tx,
  groupId: GroupId,
  change: CourseChange,
  writing: Writing,
): Promise<Grants> {
  return writeStatement.only(tx, groupId, change, writing);
}
