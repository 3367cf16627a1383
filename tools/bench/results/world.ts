import type { Db } from "@cathedra/api";
import type { ExerciseDefinition, MetricDefinition } from "@cathedra/domain/results";
import { sql } from "kysely";

const names = ["Carotid", "Coronary", "Renal", "Iliac", "Cerebral", "Uterine"];
const exercisesAModule = 4;
const metricsARun = 30;
const benchmarksARun = 10;

/** An exercise's definition: metrics in groups of ten, a third of them with a benchmark. */
const definition: ExerciseDefinition = {
  groups: [0, 1, 2].map((ten) => ({
    label: `Group ${ten + 1}`,
    description: "",
    is_expanded_by_default: ten === 0,
    metrics: ids().slice(ten * 10, ten * 10 + 10),
    groups: [],
  })),
  metrics: ids().map(
    (internal_id, order): MetricDefinition => ({
      internal_id,
      label: `Metric ${order + 1}`,
      description: "",
      unit: "s",
      data_type: "float",
      value_format: "number",
      is_comparable: true,
      order,
    }),
  ),
  benchmarks: ids()
    .slice(0, benchmarksARun)
    .map((metric) => ({ id: metric, value: 50, default_operator: "lessequal" as const, metric })),
};

/** The metrics of every run, by internal id. */
function ids(): readonly string[] {
  return Array.from({ length: metricsARun }, (_, n) => `metric_${n + 1}`);
}

/** The modules with their exercises, all of which have the same metrics. */
const modules = names.map((name, index) => ({
  id: index + 1,
  code: name.toLowerCase(),
  name: `${name} angiography`,
  exercises: Array.from({ length: exercisesAModule }, (_, n) => ({
    id: (index + 1) * 100 + n + 1,
    code: `${name.toLowerCase()}-${n + 1}`,
    name: `${name} case ${n + 1}`,
    definition,
  })),
}));

const runsAPerson = 200;
const peopleACustomer = 50;
/** The number of exercises that a person has tried, each about as often. */
const exercisesAPerson = 8;

/**
 * Fills this many runs of 30 metrics, by people who made 200 each in two years, 50 people at every customer. The first person
 * of a customer administers it, the second one its group, which has all of them. Rows are inserted in one statement without
 * triggers and foreign keys, and the indexes are built at the end.
 */
export async function fillResults(db: Db, runs: number): Promise<void> {
  const people = Math.ceil(runs / runsAPerson);
  await fillPeople(db, people);
  await fillRunsOf(db, runs);
}

/**
 * Inserts only the runs, for existing people. `hasValues` adds the values, which are the largest part and are only read for an
 * opened run.
 */
export async function fillRunsOf(db: Db, runs: number, hasValues = true): Promise<void> {
  await fillModules(db);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const indexes = await dropIndexes(connection);
    await fillRuns(connection, runs);
    if (hasValues) await fillValues(connection);
    for (const definition of indexes) await sql.raw(definition).execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });
  await sql`
    select renew_exercise_series(array_agg(created_by), array_agg(customer_id), array_agg(exercise_key))
    from (select distinct created_by, customer_id, exercise_key from simulator_activity where customer_id is not null) run`.execute(
    db,
  );
  await sql`vacuum (analyze)`.execute(db);
}

async function fillPeople(db: Db, people: number): Promise<void> {
  const customers = Math.ceil(people / peopleACustomer);
  await sql`
    insert into customer (id, name) overriding system value
    select n, 'Institution ' || n from generate_series(1, ${customers}::int) n`.execute(db);
  await sql`
    insert into customer_group (id, customer_id, name) overriding system value
    select n, n, 'Residents' from generate_series(1, ${customers}::int) n`.execute(db);
  await sql`
    insert into app_user (id, keycloak_id, email, first_name, last_name, logbook)
    select ${personId(sql`n`)}, 'runner-' || n, 'person' || n || '.bench@bench.example', 'Person' || n, 'Bench', true
    from generate_series(0, ${people - 1}::int) n`.execute(db);
  await sql`
    insert into customer_group_member (group_id, user_id, role)
    select n / ${peopleACustomer}::int + 1, ${personId(sql`n`)},
      case when n % ${peopleACustomer}::int = 1 then 'admin' else 'learner' end
    from generate_series(0, ${people - 1}::int) n`.execute(db);
  await sql`
    insert into customer_admin (customer_id, user_id)
    select n / ${peopleACustomer}::int + 1, ${personId(sql`n`)}
    from generate_series(0, ${people - 1}::int, ${peopleACustomer}::int) n`.execute(db);
}

async function fillModules(db: Db): Promise<void> {
  await sql`
    insert into simulator_module (id, code, version, name, result_format_version) overriding system value
    select id, code, '1.0', name, '2' from json_to_recordset(${JSON.stringify(modules)}::json) given(id int, code text, name text)
    `.execute(db);
  const exercises = modules.flatMap(({ id, exercises: all }) =>
    all.map((exercise, position) => ({ ...exercise, moduleId: id, position })),
  );
  await sql`
    insert into simulator_exercise (id, module_id, code, name, position, definition) overriding system value
    select id, "moduleId", code, name, position, definition from json_to_recordset(${JSON.stringify(exercises)}::json)
      given(id int, "moduleId" int, code text, name text, position int, definition jsonb)`.execute(db);
}

/** People get better from attempt to attempt; every third run was made for a course, and one of forty was not evaluated. */
async function fillRuns(db: Db, runs: number): Promise<void> {
  await sql`
    with exercise as materialized (
      select exercise.*, module.code as module_code, module.name as module_name,
        row_number() over (order by exercise.id) - 1 as place, count(*) over () as of_all
      from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    ), run as (
      select n, n / ${runsAPerson}::int as person, n % ${runsAPerson}::int as nth,
        timestamptz '2026-11-20T08:00:00Z' - make_interval(
          days => (${runsAPerson}::int - n % ${runsAPerson}::int) * 3, mins => n * 37 % 600
        ) as started_at,
        case when n % 40 = 0 then 0 else 10 end as evaluated,
        least(10, 2 + (n % ${runsAPerson}::int) / ${exercisesAPerson}::int / 3 + (n * 31 % 4)) as met
      from generate_series(0, ${runs - 1}::int) n
    )
    insert into simulator_activity (id, created_by, run_id, customer_id, exercise_id, exercise_key, exercise_name, module_code,
      module_name, module_version, course_name, unit_name, started_at, ended_at, total_time_s, evaluated, met, progress, is_met,
      source, ip_address, creator_name)
    select ('00000002-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${personId(sql`person`)}, 'run-' || n,
      person / ${peopleACustomer}::int + 1, exercise.id, exercise.module_code || '/' || exercise.code, exercise.name,
      exercise.module_code, exercise.module_name, '1.0',
      case when n % 3 = 0 then 'Course number ' || n % 7 end, case when n % 3 = 0 then 'Unit ' || n % 5 end,
      started_at, started_at + make_interval(secs => 300 + n % 900), 300 + n % 900, evaluated,
      case when evaluated = 0 then 0 else met end, case when evaluated > 0 then met * 10 end,
      case when evaluated > 0 then met = 10 end, 'cloud_machine', '203.0.113.7', 'Person' || person || ' Bench'
    from run join exercise on exercise.place = (person * 7 + nth % ${exercisesAPerson}::int * 3) % of_all`.execute(
    db,
  );
}

async function fillValues(db: Db): Promise<void> {
  const values = ids().map(
    (id, n) => sql`${`"${id}": `}::text || (total_time_s * ${n + 3}::int % 997) / 10.0`,
  );
  await sql`
    insert into simulator_result (activity_id, metric_values)
    select id, ('{' || ${sql.join(values, sql` || ', ' || `)} || '}')::jsonb from simulator_activity`.execute(
    db,
  );
}

const personId = (n: ReturnType<typeof sql>) =>
  sql`('00000001-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Drops the indexes and returns their definitions; primary keys stay. */
async function dropIndexes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index where index.indrelid = 'simulator_activity'::regclass and not index.indisunique`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}
