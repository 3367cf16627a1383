import type { CourseId } from "@cathedra/domain";
import type { UnitStatus } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { CourseUnit, UnitProgress } from "../../graphql/generated/contract.ts";
import type { SpaceView } from "../learning-spaces/public.ts";
import { type CourseView, spacesOfCourse } from "./course-queries.ts";

const unitsStatement = statement(
  { id: int<CourseId>(), value: json<readonly CourseUnit[]>() },
  (ids: readonly CourseId[]) => sql`
    select course_id as id, json_agg(json_build_object('id', id, 'name', name, 'type', type) order by position, id) as value
    from course_unit where course_id = any(${ids}::int[]) and gone_at is null group by course_id`,
);

/** The units of each of these courses, in one statement (5.009). */
async function getUnits(db: Db, courses: readonly CourseView[]): Promise<readonly (readonly CourseUnit[])[]> {
  const ids = courses.map(({ id }) => id);
  return inTheirOrder(courses, await unitsStatement.rows(db, ids));
}

const spacesStatement = statement(
  { id: int<CourseId>(), value: json<readonly SpaceView[]>() },
  (ids: readonly CourseId[]) => sql`
    select course.id, ${spacesOfCourse(sql`course.id`)} as value from course where course.id = any(${ids}::int[])`,
);

/** The learning spaces that each of these courses is in. */
async function getSpaces(db: Db, courses: readonly CourseView[]): Promise<readonly (readonly SpaceView[])[]> {
  const unread = courses.filter(({ learningSpaces }) => learningSpaces === undefined).map(({ id }) => id);
  const found = unread.length === 0 ? [] : inTheirOrder(courses, await spacesStatement.rows(db, unread));
  return courses.map(({ learningSpaces }, index) => learningSpaces ?? found[index] ?? []);
}

type StoredProgress = UnitProgress & { readonly completion_status: UnitStatus };

const progressStatement = statement(
  { id: int<number>(), value: json<readonly StoredProgress[]>() },
  (wanted: readonly Pick<CourseView, "id" | "userId">[]) => sql`
    select wanted.position::int as id, json_agg(json_build_object(
      'id', unit.id, 'completion_status', progress.status, 'total_time', progress.total_time_s, 'score', progress.score
    ) order by unit.position, unit.id) as value
    from rows from (json_to_recordset(${JSON.stringify(wanted)}::json) as (id int, "userId" uuid))
      with ordinality as wanted(id, user_id, position)
    join course_unit unit on unit.course_id = wanted.id and unit.gone_at is null
    join unit_progress progress on progress.unit_id = unit.id and progress.user_id = wanted.user_id
    group by wanted.position`,
);

/** How far each person is in the units of each of these courses. */
async function getProgress(
  db: Db,
  courses: readonly CourseView[],
): Promise<readonly (readonly UnitProgress[])[]> {
  const keys = courses.map(({ id, userId }) => ({ id, userId }));
  const found = new Map((await progressStatement.rows(db, keys)).map(({ id, value }) => [id, value]));
  return courses.map((_, index) => found.get(index + 1) ?? []);
}

function inTheirOrder<T>(
  courses: readonly CourseView[],
  rows: readonly { readonly id: CourseId; readonly value: readonly T[] }[],
): readonly (readonly T[])[] {
  const found = new Map(rows.map(({ id, value }) => [id, value]));
  return courses.map(({ id }) => found.get(id) ?? []);
}

/** One statement for all courses in a result, without caching, because a mutation may change them during a request. */
function ofCourses<T>(read: (db: Db, courses: readonly CourseView[]) => Promise<readonly T[]>) {
  return {
    loader: (questions: readonly { readonly obj: CourseView }[], { db }: GraphqlContext) =>
      read(
        db,
        questions.map(({ obj }) => obj),
      ),
    opts: { cache: false },
  };
}

export const courseLoaders = {
  Course: {
    units: ofCourses(getUnits),
    learningSpaces: ofCourses(getSpaces),
    unitProgress: ofCourses(getProgress),
  },
  CourseProgress: { units: ofCourses(getProgress) },
};
