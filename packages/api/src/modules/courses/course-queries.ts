import type { CourseId, GroupId, LearningSpaceId, UserId } from "@cathedra/domain";
import type { CompletionStatus } from "@cathedra/domain/learning";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, nullable, type RowsOf, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { inSpaceOrder, type SpaceView } from "../learning-spaces/public.ts";

/** A course with one person's progress (5.009). */
export type CourseView = RowsOf<typeof coursesStatement> & {
  /** The spaces that the course is in, if they were read with it. */
  readonly learningSpaces?: readonly SpaceView[];
};

/** An upper bound on the number of courses of a space or a group. */
const maxCourses = 2000;

type CoursesQuery = {
  /** The FROM clause whose rows are called `course`, with the joins that they need. */
  readonly from: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** The courses (course_id) that are open to the person, among those of `from`; all that are open to them if it is left out. */
  readonly open?: RawBuilder<unknown>;
  /** Includes courses that the person cannot see, for people who assign courses. */
  readonly isWhole?: boolean;
  readonly most?: number;
};

const coursesStatement = statement(
  {
    id: int<CourseId>(),
    name: text(),
    code: text(),
    category: text(),
    big_avatar: nullable(text()),
    description: text(),
    userId: uuid<UserId>(),
    personId: text(),
    isOpen: bool(),
    completion_status: text<CompletionStatus>(),
    completion_percentage: int(),
    total_time: int(),
    enrolled_on: nullable(timestamp()),
    completed_on: nullable(timestamp()),
    last_active_on: nullable(timestamp()),
    missing_since: nullable(timestamp()),
    read_on: nullable(timestamp()),
  },
  selectCourses,
  [
    "00000000-0000-4000-8000-000000000000" as UserId,
    { from: sql`course`, order: sql`course.name, course.id` },
  ],
);

const openAmong = (userId: UserId, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select course_id from open_course where user_id = ${userId} and ${condition}`;

function selectCourses(
  userId: UserId,
  { from, order, open = openAmong(userId, sql`true`), isWhole = false, most = maxCourses }: CoursesQuery,
): RawBuilder<unknown> {
  return sql`
    with own as materialized (${open})
    select course.id, course.name, course.code, course.category, course.big_avatar, course.description,
      person.id as "userId", person.keycloak_id as "personId",
      own.course_id is not null and course.gone_at is null as "isOpen",
      coalesce(enrolment.status, '') as completion_status,
      coalesce(enrolment.percentage, 0) as completion_percentage, coalesce(enrolment.total_time_s, 0) as total_time,
      enrolment.enrolled_at as enrolled_on, enrolment.completed_at as completed_on,
      enrolment.last_active_at as last_active_on, enrolment.missing_since,
      case when enrolment.status is not null then reading.read_at end as read_on
    from app_user person
    cross join ${from}
    left join own on own.course_id = course.id
    left join course_enrolment enrolment on enrolment.course_id = course.id and enrolment.user_id = person.id
    left join progress_reading reading on reading.user_id = person.id
    where person.id = ${userId}
      and (${isWhole} or enrolment.status is not null or own.course_id is not null and course.gone_at is null)
    order by ${order} limit ${most}`;
}

/** The courses of a space that are open to a person or begun, in the space's order: one statement (5.002, 5.017). */
export function coursesOfSpace(
  db: Db,
  userId: UserId,
  spaceId: LearningSpaceId,
): Promise<readonly CourseView[]> {
  return coursesStatement.rows(db, userId, {
    from: sql`(
      learning_space_course listed join course on course.id = listed.course_id and listed.learning_space_id = ${spaceId}
    )`,
    order: sql`listed.position, course.name, course.id`,
  });
}

/**
 * The courses of a group by name with a person's progress (5.020): the group's present courses, and those that the person keeps
 * from it.
 */
export function coursesOfGroup(db: Db, userId: UserId, groupId: GroupId): Promise<readonly CourseView[]> {
  return coursesStatement.rows(db, userId, {
    from: sql`(
      select course.* from course where id in (
        select course_id from group_course where group_id = ${groupId}
        union all
        select course_id from course_grant where group_id = ${groupId} and user_id = ${userId}
      )
    ) course`,
    order: sql`course.name, course.id`,
  });
}

/** One course as a person sees it; undefined if it is not open to them and they have not begun it. */
export async function getCourse(
  db: Db | Tx,
  userId: UserId,
  courseId: CourseId,
): Promise<CourseView | undefined> {
  const [course] = await getCourses(db, userId, [courseId]);
  return course;
}

/** The courses with these ids that a person can see, sorted by name. */
export function getCourses(
  db: Db | Tx,
  userId: UserId,
  courseIds: readonly CourseId[],
): Promise<readonly CourseView[]> {
  return coursesStatement.rows(db, userId, {
    from: sql`(select course.* from course where id = any(${courseIds}::int[])) course`,
    order: sql`course.name, course.id`,
    open: openAmong(userId, sql`course_id = any(${courseIds}::int[])`),
  });
}

/**
 * The courses with the given ids, also those that the person cannot see, with the person's progress and whether each is open to
 * them.
 */
export function anyCourses(
  db: Db,
  userId: UserId,
  courseIds: readonly CourseId[],
): Promise<readonly CourseView[]> {
  return coursesStatement.rows(db, userId, {
    from: sql`(select course.* from course where id = any(${courseIds}::int[])) course`,
    order: sql`course.name, course.id`,
    open: openAmong(userId, sql`course_id = any(${courseIds}::int[])`),
    isWhole: true,
  });
}

/** The uncompleted course in which the person was last active, if it is still open to them; undefined if there is none. */
export async function unfinishedCourse(db: Db, userId: UserId): Promise<CourseView | undefined> {
  return coursesStatement.first(db, userId, unfinishedQuery(userId));
}

/** SQL for the course of `unfinishedCourse` with its spaces as JSON; null if there is none. */
export const unfinishedJson = (userId: UserId): RawBuilder<unknown> => sql`(
  select to_json(found) from (
    select course.*, ${spacesOfCourse(sql`course.id`)} as "learningSpaces"
    from (${selectCourses(userId, unfinishedQuery(userId))}) course
  ) found
)`;

/** SQL for the spaces of a course as JSON. */
export const spacesOfCourse = (courseId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(to_json(space) order by ${inSpaceOrder}), '[]')
  from learning_space_course listed join learning_space space on space.id = listed.learning_space_id
  where listed.course_id = ${courseId}
)`;

/** The latest course is found before it is looked up whether it is open, because hundreds may be open to the person. */
function unfinishedQuery(userId: UserId): CoursesQuery {
  return {
    from: sql`(select course.* from course where id in (select course_id from own)) course`,
    order: sql`course.id`,
    open: sql`
      select course_id from (
        select course_id from course_enrolment
        where user_id = ${userId} and status <> 'completed' and missing_since is null
        order by coalesce(last_active_at, enrolled_at, modified_at) desc, course_id offset 0
      ) latest
      where exists (
        select from learning_space_course listed join course on course.id = listed.course_id
        where listed.course_id = latest.course_id and course.gone_at is null offset 0
      ) and exists (
        select from open_course own where own.user_id = ${userId} and own.course_id = latest.course_id offset 0
      ) limit 1`,
  };
}
