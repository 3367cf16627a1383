import { type Kysely, sql } from "kysely";

/**
 * The learning platform's id of a unit is one within its course: a unit with the same id in two courses went from one to the
 * other with each synchronisation, and took people's scores with it.
 *
 * contract: a synchronisation of the version before, which finds units by the id alone, fails as a whole while both versions run,
 * writes nothing, and is started again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table course_unit
      add constraint unique_units_of_courses unique (course_id, platform_id),
      drop constraint unique_course_unit_platform_ids;
  `.execute(db);
}
