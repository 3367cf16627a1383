import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SeedLearner } from "./seed-life.ts";

/** Writes only if no one has started a course yet, so that later data of the platform is kept. */
export async function insertLearners(tx: Tx, learners: readonly SeedLearner[]): Promise<void> {
  const { rows } = await sql`
    select from platform_person union all select from course_enrolment limit 1`.execute(tx);
  if (rows.length > 0) return;
  const people = learners.map(({ keycloakId, platformId, email }) => ({ keycloakId, platformId, email }));
  const enrolments = learners.flatMap(({ keycloakId, courses }) =>
    courses.map((course) => ({ ...course, keycloakId, units: undefined })),
  );
  const units = learners.flatMap(({ keycloakId, courses }) =>
    courses.flatMap((course) => course.units.map((unit) => ({ keycloakId, ...unit }))),
  );
  await sql`
    insert into platform_person (user_id, platform_id, email)
    select person.id, given."platformId", given.email
    from json_to_recordset(${JSON.stringify(people)}::json)
      given("keycloakId" text, "platformId" text, email text)
    join app_user person on person.keycloak_id = given."keycloakId"`.execute(tx);
  await sql`
    insert into course_enrolment (user_id, course_id, status, percentage, total_time_s, enrolled_at, completed_at,
      last_active_at)
    select person.id, given."courseId", given.status, given.percentage, given."totalTimeSeconds",
      to_timestamp(given."enrolledAt" / 1000), to_timestamp(given."completedAt" / 1000),
      to_timestamp(given."lastActiveAt" / 1000)
    from json_to_recordset(${JSON.stringify(enrolments)}::json)
      given("keycloakId" text, "courseId" int, status text, percentage int, "totalTimeSeconds" int,
        "enrolledAt" float8, "completedAt" float8, "lastActiveAt" float8)
    join app_user person on person.keycloak_id = given."keycloakId"
    join course on course.id = given."courseId"`.execute(tx);
  await sql`
    insert into unit_progress (user_id, unit_id, status, score, total_time_s)
    select person.id, given."unitId", given.status, given.score, given."totalTimeSeconds"
    from json_to_recordset(${JSON.stringify(units)}::json)
      given("keycloakId" text, "unitId" int, status text, score numeric, "totalTimeSeconds" int)
    join app_user person on person.keycloak_id = given."keycloakId"
    join course_unit unit on unit.id = given."unitId"`.execute(tx);
  // The progress counts as read at each person's last visit.
  await sql`
    insert into progress_reading (user_id, asked_at, read_at, figures_at)
    select user_id, seen, seen, seen
    from (
      select user_id, max(greatest(enrolled_at, last_active_at)) as seen from course_enrolment group by user_id
    ) visit
    where seen is not null`.execute(tx);
  await sql`
    insert into course_reading (user_id, course_id, asked_at, figures_at, read_at)
    select reading.user_id, enrolment.course_id, reading.read_at, reading.read_at, reading.read_at
    from progress_reading reading join course_enrolment enrolment using (user_id)`.execute(tx);
}
