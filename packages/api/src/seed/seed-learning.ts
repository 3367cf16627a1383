import type { CourseId, CustomerId, GroupId, KeycloakId, LearningSpaceId, UnitId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** The courses of a world as a first synchronisation would insert them, with access. */
export type SeedLearning = {
  readonly spaces: readonly { readonly id: LearningSpaceId; readonly platformId: string }[];
  readonly courses: readonly {
    readonly id: CourseId;
    readonly learningSpaceId: LearningSpaceId;
    readonly platformId: string;
    readonly code: string;
    readonly name: string;
    readonly category: string;
    readonly description: string;
    readonly units: readonly {
      readonly id: UnitId;
      readonly platformId: string;
      readonly name: string;
      readonly type: string;
    }[];
  }[];
  readonly access: readonly { readonly customerId: CustomerId; readonly courseId: CourseId }[];
  readonly groupCourses: readonly { readonly groupId: GroupId; readonly courseId: CourseId }[];
  readonly given: readonly { readonly keycloakId: KeycloakId; readonly courseId: CourseId }[];
};

/** Inserts courses, only if there are none, so that later changes are kept. */
export async function insertLearning(tx: Tx, learning: SeedLearning): Promise<void> {
  const { rows } = await sql`select from course limit 1`.execute(tx);
  if (rows.length > 0) return;
  const { spaces, courses, access, groupCourses, given } = learning;
  const units = courses.flatMap((course) =>
    course.units.map((unit, position) => ({ ...unit, courseId: course.id, position })),
  );
  const listed = courses.map(({ id, learningSpaceId }, position) => ({
    courseId: id,
    learningSpaceId,
    position,
  }));
  await sql`
    update learning_space space set platform_id = given."platformId", platform_name = space.name
    from json_to_recordset(${JSON.stringify(spaces)}::json) given(id int, "platformId" text)
    where given.id = space.id`.execute(tx);
  await sql`
    insert into course (id, platform_id, code, name, category, description)
    select id, "platformId", code, name, category, description
    from json_to_recordset(${JSON.stringify(courses)}::json)
      given(id int, "platformId" text, code text, name text, category text, description text)`.execute(tx);
  await sql`
    insert into course_unit (id, course_id, platform_id, position, name, type)
    select id, "courseId", "platformId", position, name, type
    from json_to_recordset(${JSON.stringify(units)}::json)
      given(id int, "courseId" int, "platformId" text, position int, name text, type text)`.execute(tx);
  await sql`
    insert into learning_space_course (learning_space_id, course_id, position)
    select "learningSpaceId", "courseId", position
    from json_to_recordset(${JSON.stringify(listed)}::json)
      given("learningSpaceId" int, "courseId" int, position int)`.execute(tx);
  await sql`
    insert into customer_course_access (customer_id, course_id)
    select "customerId", "courseId"
    from json_to_recordset(${JSON.stringify(access)}::json) given("customerId" int, "courseId" int)`.execute(
    tx,
  );
  await sql`
    insert into group_course (group_id, course_id)
    select "groupId", "courseId"
    from json_to_recordset(${JSON.stringify(groupCourses)}::json) given("groupId" int, "courseId" int)`.execute(
    tx,
  );
  await sql`
    insert into course_grant (user_id, course_id, source)
    select person.id, given."courseId", 'given'
    from json_to_recordset(${JSON.stringify(given)}::json) given("keycloakId" text, "courseId" int)
    join app_user person on person.keycloak_id = given."keycloakId"`.execute(tx);
  // The sequence is advanced, so that ids that the synchronisation assigns later continue after these.
  await sql`
    select setval(pg_get_serial_sequence('course', 'id'), greatest((select max(id) from course), 1)),
      setval(pg_get_serial_sequence('course_unit', 'id'), greatest((select max(id) from course_unit), 1))`.execute(
    tx,
  );
}
