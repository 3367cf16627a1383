import type { CourseId, GroupId } from "@cathedra/domain";
import { allows, mayManageGroupCourses, mayReadGroup } from "@cathedra/domain/access";
import { groupCourseLimits } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { GroupView } from "../groups/public.ts";
import { getGroupFacts } from "./group-facts.ts";

/** A course that a group has, or may be given, without its details, which a loader reads. */
export type GroupCourseView = {
  readonly courseId: CourseId;
  readonly assigned: boolean;
  readonly isUsable: boolean;
  readonly keptBy: number;
};

/** The group's own courses come first, so that a list that is cut off still shows them. */
const coursesOfGroupsStatement = statement(
  {
    groupId: int<GroupId>(),
    courseId: int<CourseId>(),
    assigned: bool(),
    isUsable: bool(),
    keptBy: int(),
  },
  (groupIds: readonly GroupId[]) => sql`
    select asked.id as "groupId", listed.*
    from customer_group asked cross join lateral (
      select course.id as "courseId", candidate.assigned, candidate.usable and course.gone_at is null as "isUsable",
        coalesce(kept.people, 0) as "keptBy"
      from (
        select course_id, bool_or(is_assigned) as assigned, bool_or(is_usable) as usable
        from (
          select course_id, true as is_assigned, false as is_usable from group_course where group_id = asked.id
          union all
          select course_id, false, true from customer_course where customer_id = asked.customer_id
        ) either
        group by course_id
      ) candidate
      join course on course.id = candidate.course_id
      left join (
        select course_id, count(*)::int as people from course_grant
        where group_id = asked.id and source = 'kept' group by course_id
      ) kept on kept.course_id = course.id
      where candidate.assigned or course.gone_at is null
      order by candidate.assigned desc, course.name, course.id
      limit ${groupCourseLimits.listed}
    ) listed
    where asked.id = any(${groupIds}::int[]) and asked.removed_at is null`,
);

/**
 * The present and the available courses of each of these groups, in one statement; null for groups that the caller may not
 * manage.
 */
export async function courseLists(
  questions: readonly { readonly obj: GroupView }[],
  { db, actor }: GraphqlContext,
): Promise<readonly (readonly GroupCourseView[] | null)[]> {
  const groups = questions.map(({ obj }) => obj);
  const managed = groups.filter((group) => allows(mayManageGroupCourses(actor, getGroupFacts(group))));
  if (managed.length === 0) return groups.map(() => null);
  const rows = await coursesOfGroupsStatement.rows(
    db,
    managed.map(({ id }) => id),
  );
  const byGroup = rowsByGroup(rows);
  return groups.map((group) => (managed.includes(group) ? (byGroup.get(group.id) ?? []) : null));
}

const assignedStatement = statement(
  { groupId: int<GroupId>(), courseId: int<CourseId>() },
  (groupIds: readonly GroupId[]) => sql`
    select given.group_id as "groupId", given.course_id as "courseId"
    from group_course given join course on course.id = given.course_id
    join customer_group asked on asked.id = given.group_id
    where given.group_id = any(${groupIds}::int[]) and asked.removed_at is null and course.gone_at is null
    order by course.name, course.id`,
);

/** The ids of the courses of each of these groups, sorted by name; null if the caller may not see them. */
export async function assignedIds(
  db: Db,
  actor: GraphqlContext["actor"],
  groups: readonly GroupView[],
): Promise<readonly (readonly CourseId[] | null)[]> {
  const readable = groups.filter((group) => allows(mayReadGroup(actor, getGroupFacts(group))));
  if (readable.length === 0) return groups.map(() => null);
  const rows = await assignedStatement.rows(
    db,
    readable.map(({ id }) => id),
  );
  const byGroup = rowsByGroup(rows);
  return groups.map((group) =>
    readable.includes(group) ? (byGroup.get(group.id) ?? []).map(({ courseId }) => courseId) : null,
  );
}

function rowsByGroup<Row extends { readonly groupId: GroupId }>(
  rows: readonly Row[],
): ReadonlyMap<GroupId, readonly Row[]> {
  const byGroup = new Map<GroupId, Row[]>();
  for (const row of rows) {
    const own = byGroup.get(row.groupId);
    if (own === undefined) byGroup.set(row.groupId, [row]);
    else own.push(row);
  }
  return byGroup;
}
