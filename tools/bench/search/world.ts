import type { Db, OpenDatabase } from "@cathedra/api";
import type { LocalDate } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { fillMillions } from "../ten-million/fill.ts";

/** The class whose pages are measured; everyone in it has 200 records and 200 runs. */
export const largeClass = { name: "Class of 500", members: 500, assignments: 40 } as const;

const names = {
  first: [
    "Maria",
    "José",
    "Zoë",
    "Jürgen",
    "Anna",
    "Łukasz",
    "Søren",
    "David",
    "Chloé",
    "محمد",
    "Ana",
    "Peter",
  ],
  last: [
    "Kovács",
    "Müller",
    "García",
    "Smith",
    "Nowak",
    "Åkesson",
    "Rossi",
    "حسن",
    "Dubois",
    "Jansen",
    "Lee",
  ],
  endings: ["", "sen", "ová", "mann", "ez", "ini", "-Weiß", "berg", "ton", "ska", "oğlu"],
  words: ["Coronary", "Carotid", "Renal", "Uterine", "Iliac", "Cerebral", "Venous", "Aortic", "Biliary"],
  things: ["angiography", "stenting", "embolisation", "drainage", "biopsy", "access", "thrombectomy"],
};

/** The number of things of each kind that the search finds. */
export const sizes = {
  people: 100_000,
  institutions: 2_000,
  groups: 20_000,
  events: 20_000,
  courses: 5_000,
  machines: 200,
  stations: 5_000,
  releases: 500,
  modules: 200,
} as const;

/**
 * A million records and runs of 5,000 people, and around them everything else that the search finds. A class of 500 people belongs to
 * the institution with the number 1, and is led by the person with the number 1.
 */
export async function fillSearch(
  database: OpenDatabase,
  { size, today }: { readonly size: number; readonly today: LocalDate },
  told: (step: string) => void,
): Promise<void> {
  const { db } = database;
  await fillMillions(
    database,
    { records: size, runs: size, today, hasValues: false, change: moveRecords },
    told,
  );
  await fillPeople(db);
  told("people, institutions and groups");
  await fillSimulators(db);
  await fillContent(db);
  told("events, courses, simulators");
  await fillClass(db);
  told("the class and its assignments");
  await sql`vacuum (analyze)`.execute(db);
  told("vacuum");
}

const among = (list: readonly string[], n: RawBuilder<unknown>) =>
  sql`(${[...list]}::text[])[1 + (${n})::int % ${sql.lit(list.length)}]`;

async function fillPeople(db: Db): Promise<void> {
  const first = among(names.first, sql`n`);
  const last = sql`${among(names.last, sql`n / 12`)} || ${among(names.endings, sql`n / 132`)}`;
  await sql`
    insert into customer (name)
    select ${among(["Northgate", "Lakeside", "Zürich", "São Paulo", "Łódź"], sql`n`)} || ' ' ||
      ${among(["University Hospital", "Clinic", "Medical Center", "Academy"], sql`n / 5`)} || ' ' || n
    from generate_series(1, ${sizes.institutions}::int) n`.execute(db);
  await sql`
    insert into customer_group (customer_id, name)
    select (select min(id) from customer) + n % ${sizes.institutions}::int,
      ${among(names.words, sql`n`)} || ' ' || ${among(["residents", "fellows", "class"], sql`n / 9`)} || ' ' || n
    from generate_series(1, ${sizes.groups}::int) n`.execute(db);
  await sql`
    with added as (
      insert into app_user (keycloak_id, email, email_verified, first_name, last_name, logbook)
      select 'person-' || n, 'person' || n || '@hospital' || n % 500 || '.example', true, ${first}, ${last}, true
      from generate_series(1, ${sizes.people}::int) n returning id, keycloak_id
    )
    insert into customer_group_member (group_id, user_id, role)
    select groups.ids[1 + right(keycloak_id, -7)::int % cardinality(groups.ids)], added.id, 'learner'
    from added, (select array_agg(id order by id) as ids from customer_group) groups`.execute(db);
}

async function fillSimulators(db: Db): Promise<void> {
  await sql`
    insert into station (service_tag, name, place, customer_id)
    select 'TAG' || n, ${among(names.words, sql`n`)} || ' simulator ' || n, 'Room ' || n, 1 + n % 100
    from generate_series(1, ${sizes.stations}::int) n`.execute(db);
  await sql`insert into station_state (station_id, seen_at) select id, now() from station`.execute(db);
  await sql`
    insert into vm (name, url, driver, status, reason)
    select ${among(names.words, sql`n`)} || ' machine ' || n, 'http://bench.example/' || n, 'bench', 'idle', 'READY'
    from generate_series(1, ${sizes.machines}::int) n`.execute(db);
  await sql`
    insert into software (id, code, name) select n, 'software-' || n, ${among(names.words, sql`n`)} || ' software ' || n
    from generate_series(1, 20) n`.execute(db);
  await sql`
    insert into software_release (software_id, string_identifier, version)
    select 1 + n % 20, 'software-' || n, '1.' || n || '.0' from generate_series(1, ${sizes.releases}::int) n`.execute(
    db,
  );
  await sql`
    insert into simulator_module (id, code, version, name, result_format_version) overriding system value
    select 1000 + n, 'other-' || n, '1.0', ${among(names.words, sql`n`)} || ' module ' || n, '2'
    from generate_series(1, ${sizes.modules}::int) n`.execute(db);
}

async function fillContent(db: Db): Promise<void> {
  const thing = sql`${among(names.words, sql`n`)} || ' ' || ${among(names.things, sql`n / 9`)} || ' ' || n`;
  await sql`
    insert into learning_space (code, name, platform_id, platform_name)
    values ('bench', 'Endovascular therapy', 'space', 'Endovascular therapy')`.execute(db);
  await sql`
    insert into course (platform_id, code, name, category)
    select 'course-' || n, 'C-' || n, ${thing}, 'Category ' || n % 7 from generate_series(1, ${sizes.courses}::int) n`.execute(
    db,
  );
  await sql`
    insert into learning_space_course (learning_space_id, course_id, position)
    select learning_space.id, course.id, course.id from learning_space, course where learning_space.code = 'bench'`.execute(
    db,
  );
  await sql`
    insert into course_enrolment (user_id, course_id, status, percentage, enrolled_at, last_active_at)
    select person.id, (select min(id) from course) + (person.n * 7 + nth * 11) % ${sizes.courses}::int,
      (array['in_progress', 'completed', 'not_attempted'])[1 + nth % 3], nth * 9, now(), now()
    from (select id, row_number() over () as n from app_user) person, generate_series(1, 10) nth
    on conflict do nothing`.execute(db);
  await sql`
    insert into resource_access_voucher (kind, code, customer_id, learning_space_id, valid_to, max_uses, name, description, event_at,
      duration_s, calendar_sequence)
    select 'event', 'cerav' || n, 1 + n % 100, learning_space.id, now() + n * interval '1 hour', 20, ${thing}, '',
      now() + n * interval '1 hour', 3600, 0
    from learning_space, generate_series(1, ${sizes.events}::int) n where learning_space.code = 'bench'`.execute(
    db,
  );
}

/** SQL for the people of the class, who are among those with records and runs. */
const members = sql`(
  select id from app_user
  where id::text like '00000001-%' and ('x' || right(id::text, 12))::bit(48)::bigint between 2 and ${sql.lit(largeClass.members + 1)}
)`;

/** The records of the people of the class belong to its institution. */
async function moveRecords(db: Db): Promise<void> {
  await sql`update logbook_participant set customer_id = 1, group_id = 1 where user_id in ${members} and customer_id <> 1`.execute(
    db,
  );
  await sql`update logbook_record set customer_id = 1, group_id = 1 where created_by in ${members} and customer_id <> 1`.execute(
    db,
  );
}

/** Creates a class whose people have runs only for its institution; two fifths of their assignments are stored as completed. */
async function fillClass(db: Db): Promise<void> {
  await sql`update simulator_activity set customer_id = 1 where created_by in ${members} and customer_id <> 1`.execute(
    db,
  );
  await sql`
    insert into customer_group (customer_id, name) values (1, ${largeClass.name})`.execute(db);
  await sql`
    insert into customer_group_member (group_id, user_id, role)
    select customer_group.id, person.id, 'learner' from customer_group, ${members} person
    where customer_group.name = ${largeClass.name}
    union all
    select customer_group.id, app_user.id, 'admin' from customer_group, app_user
    where customer_group.name = ${largeClass.name} and app_user.id = '00000001-0000-4000-8000-000000000001'`.execute(
    db,
  );
  await sql`
    insert into customer_learning_space (customer_id, learning_space_id, full_access)
    select 1, id, true from learning_space where code = 'bench'`.execute(db);
  await sql`
    insert into group_course (group_id, course_id)
    select customer_group.id, course.id
    from customer_group, (select id from course order by id limit ${largeClass.assignments}::int) course
    where customer_group.name = ${largeClass.name}`.execute(db);
  await sql`
    insert into course_enrolment (user_id, course_id, status, percentage, enrolled_at, last_active_at)
    select member.user_id, given.course_id, 'in_progress', given.course_id % 100, now(), now() - given.course_id * interval '1 day'
    from customer_group_member member join group_course given using (group_id)
    join customer_group on customer_group.id = given.group_id and customer_group.name = ${largeClass.name}
    on conflict do nothing`.execute(db);
  const about = sql`is_for_all, due_on, created_at, modified_at, asked_at) select id`;
  const rest = sql`true, current_date + n::int - 7, now(), now(), now()`;
  await sql`
    insert into assignment (group_id, kind, course_id, ${about}, 'course', (select min(id) from course) + n, ${rest}
    from customer_group, generate_series(0, 13) n where name = ${largeClass.name}`.execute(db);
  await sql`
    insert into assignment (group_id, kind, exercise_key, ${about}, 'exercise', exercise.key, ${rest}
    from customer_group, (
      select module.code || '/' || exercise.code as key, row_number() over (order by exercise.id) as n
      from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
      order by exercise.id limit 13
    ) exercise where name = ${largeClass.name}`.execute(db);
  await sql`
    insert into assignment (group_id, kind, name, organ_system, minimum, counts_from, ${about}, 'records', 'Kind ' || n,
      kind.organ_system, 5 + n, current_date - 180, ${rest}
    from customer_group, (
      select organ_system, row_number() over (order by organ_system) as n
      from (select distinct organ_system from logbook_record) given limit 13
    ) kind where name = ${largeClass.name}`.execute(db);
  await sql`
    insert into assignment_completion (assignment_id, user_id, done_at)
    select assignment.id, member.user_id, now() from assignment join customer_group_member member using (group_id)
    where member.role = 'learner' and assignment.id % 5 < 2`.execute(db);
}
