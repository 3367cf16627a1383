import type { Db } from "@cathedra/api";
import { sql } from "kysely";

const people = 10_000;
export const coursesOfSpace = 500;
const begunByEach = 40;
const customers = 200;
/** A class of the size for which its page is designed. */
export const classOf = { members: 50, courses: 40 } as const;

/**
 * Fills a space with 500 courses that every group of 200 further accounts has, with 10,000 people who have begun 40 courses each,
 * like the people with a logbook.
 */
export async function fillLearning(db: Db): Promise<void> {
  await sql`
    insert into learning_space (code, name, platform_id, platform_name)
    values ('bench', 'Space of 500 courses', 'space', 'Space of 500 courses')`.execute(db);
  await sql`
    insert into course (platform_id, code, name, category, description)
    select 'course-' || n, 'C-' || n, 'Course number ' || n, 'Category ' || n % 7, repeat('What is learned here. ', 8)
    from generate_series(1, ${coursesOfSpace}::int) n`.execute(db);
  await sql`
    insert into course_unit (course_id, platform_id, position, name, type)
    select course.id, course.platform_id || '-' || n, n, 'Unit ' || n, 'Content' from course, generate_series(1, 8) n`.execute(
    db,
  );
  await sql`
    insert into learning_space_course (learning_space_id, course_id, position)
    select learning_space.id, course.id, course.id from learning_space, course where learning_space.code = 'bench'`.execute(
    db,
  );
  await sql`
    with made as (
      insert into customer (name) select 'Academy ' || n from generate_series(1, ${customers}::int) n returning id
    )
    insert into customer_group (customer_id, name) select id, 'Learners' from made`.execute(db);
  await sql`
    insert into customer_learning_space (customer_id, learning_space_id, full_access)
    select customer.id, learning_space.id, true from customer, learning_space where learning_space.code = 'bench'`.execute(
    db,
  );
  await sql`insert into group_course (group_id, course_id) select customer_group.id, course.id from customer_group, course`.execute(
    db,
  );
  await sql`
    with learner as (
      insert into app_user (keycloak_id, email, first_name, last_name, logbook)
      select 'learner-' || n, 'learner-' || n || '@bench.example', 'Learner', 'Number ' || n, false
      from generate_series(1, ${people}::int) n returning id
    )
    insert into customer_group_member (group_id, user_id, role)
    select (array(select id from customer_group order by id))[1 + (row_number() over ()) % (select count(*) from customer_group)],
      id, 'learner'
    from learner`.execute(db);
  await sql`
    insert into course_enrolment (user_id, course_id, status, percentage, total_time_s, enrolled_at, last_active_at)
    select person.id, 1 + (person.row * 7 + n * 11) % ${coursesOfSpace}::int,
      (array['in_progress', 'completed', 'not_attempted'])[1 + n % 3], n % 100, n * 60, now(), now()
    from (select id, row_number() over () as row from app_user) person, generate_series(1, ${begunByEach}::int) n
    on conflict do nothing`.execute(db);
  await fillClasses(db);
  await sql`analyze`.execute(db);
}

/** Each administered account has a class whose learners are enrolled in nearly all of its courses; only learners are in its table. */
async function fillClasses(db: Db): Promise<void> {
  await sql`
    insert into customer_group (customer_id, name) select distinct customer_id, 'Class' from customer_admin`.execute(
    db,
  );
  await sql`
    insert into group_course (group_id, course_id)
    select customer_group.id, course.id from customer_group, course
    where customer_group.name = 'Class' and course.id <= ${classOf.courses}::int`.execute(db);
  await sql`
    insert into customer_group_member (group_id, user_id, role)
    select customer_group.id, customer_admin.user_id, 'admin' from customer_group join customer_admin using (customer_id)
    where customer_group.name = 'Class'
    union all
    select customer_group.id, person.id, 'learner' from customer_group, (
      select id from app_user where keycloak_id like 'learner-%' order by id limit ${classOf.members}::int
    ) person where customer_group.name = 'Class'`.execute(db);
  await sql`
    insert into course_enrolment (user_id, course_id, status, percentage, total_time_s, enrolled_at, last_active_at)
    select distinct member.user_id, given.course_id, 'in_progress', given.course_id % 100, 60, now(), now()
    from customer_group_member member
    join customer_group on customer_group.id = member.group_id and customer_group.name = 'Class'
    join group_course given on given.group_id = member.group_id
    where given.course_id % 10 > 0
    on conflict do nothing`.execute(db);
}

/** The parts that the bench reads: the space of 500 courses, and the class of each account by the account's number. */
export async function learningOf(db: Db) {
  const space = await db
    .selectFrom("learning_space")
    .select("id")
    .where("code", "=", "bench")
    .executeTakeFirstOrThrow();
  const classes = await db
    .selectFrom("customer_group")
    .select(["id", "customer_id"])
    .where("name", "=", "Class")
    .execute();
  return { spaceId: space.id, classes: new Map(classes.map(({ id, customer_id }) => [customer_id, id])) };
}
