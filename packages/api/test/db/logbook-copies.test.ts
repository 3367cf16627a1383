import { cast, demoRecords } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { recountRecords } from "../../src/jobs/recount-records.ts";
import { refreshListEntries } from "../../src/jobs/refresh-list-entries.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { unbranded } from "../support/unbranded.ts";
import { demoDatabase, today } from "../support/world.ts";

const database = openBeforeAll(demoDatabase);

/** The number of records with copied values that differ from their originals. */
async function outdated(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from logbook_record record
    join hospital on hospital.id = record.hospital_id
    join attending on attending.id = record.attending_id
    where record.hospital_name <> hospital.name
      or (record.attending_last_name, record.attending_first_name) <> (attending.last_name, attending.first_name)
      or exists (
        select from logbook_participant part where part.record_id = record.id
          and (part.customer_id, part.group_id) <> (record.customer_id, record.group_id)
      )
      or exists (
        select from logbook_participant part left join case_kind kind on kind.id = part.kind_id
        where part.record_id = record.id and (
          kind.intervention_type, kind.organ_system, kind.category, kind.sub_category, kind.procedure_code
        ) is distinct from (
          record.intervention_type, record.organ_system, record.category, record.sub_category, record.procedure_code
        )
      )
      or record.participants_text <> (
        select coalesce(string_agg(name, E'\n' order by position) filter (where position >= 0), '')
        from logbook_participant where record_id = record.id
      )
      or strpos(record.search_text, search_form(hospital.name) collate "C") = 0
      or record.date_of_procedure <> all(
        select date_of_procedure from logbook_participant where record_id = record.id
      )`.execute(database.db);
  return rows[0]?.count ?? Number.NaN;
}

/** The jobs that the changes so far have added. */
async function doJobs(): Promise<void> {
  const { db } = database;
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'refresh_places'`.execute(db);
  for (const { payload } of rows) await refreshListEntries(db, payload);
}

test("a job copies a renamed hospital or attending to every record and its search text", async () => {
  const { db } = database;
  await db
    .updateTable("hospital")
    .set({ name: "Ärztehaus Süd" })
    .where("name", "like", "St. Aldhelm%")
    .execute();
  await db
    .updateTable("attending")
    .set({ last_name: "Wolff" })
    .where("last_name", "=", "Whitfield")
    .execute();
  expect(await outdated()).toBeGreaterThan(0);
  await doJobs();
  expect(await outdated()).toBe(0);
  const found = await sql`select from logbook_record where search_text like '%arztehaus sud%'`.execute(db);
  expect(found.rows.length).toBeGreaterThan(0);
});

test("a change of participants by any statement updates the record's text", async () => {
  const { db } = database;
  await db
    .updateTable("logbook_participant")
    .set({ name: "Somebody Else" })
    .where("role", "=", "Scrub")
    .execute();
  await db.deleteFrom("logbook_participant").where("role", "=", "Circulator").execute();
  expect(await outdated()).toBe(0);
});

test("a change of the record's day also changes the participants' day", async () => {
  const { db } = database;
  await sql`update logbook_record set date_of_procedure = date_of_procedure - 1 where sex = 'Female'`.execute(
    db,
  );
  expect(await outdated()).toBe(0);
});

test("a record cannot move to another group", async () => {
  const move = unbranded(database.db)
    .updateTable("logbook_record")
    .set({ group_id: 2 })
    .where("group_id", "=", 1)
    .execute();
  await expect(move).rejects.toThrow("stays in its group");
});

test("a change of procedure also changes the case kind of the participants, and creates a kind if necessary", async () => {
  const { db } = database;
  const kinds = async () => (await sql`select from case_kind`.execute(db)).rows.length;
  const known = await kinds();
  const others = await sql`
    select record_id, kind_id from logbook_participant part
    where record_id not in (select id from logbook_record where sex = 'Female') order by 1, position`.execute(
    db,
  );
  await sql`update logbook_record set category = 'A new category' where sex = 'Female'`.execute(db);
  expect(await kinds()).toBeGreaterThan(known);
  expect(await outdated()).toBe(0);
  const after = await sql`
    select record_id, kind_id from logbook_participant part
    where record_id not in (select id from logbook_record where sex = 'Female') order by 1, position`.execute(
    db,
  );
  expect(after.rows).toEqual(others.rows);
});

test("a participant without a case kind gets that of the record", async () => {
  const { db } = database;
  const columns = sql`record_id, date_of_procedure, customer_id, group_id`;
  await sql`
    insert into logbook_participant (${columns}, position, name, is_creator)
    select ${columns}, 28, 'A guest', false from logbook_participant where position = 0`.execute(db);
  expect(await outdated()).toBe(0);
});

test("two simultaneous inserts of the first case of a kind get the same kind number", async () => {
  const { db } = database;
  const number = (n: number) =>
    sql<{ id: number }>`select case_kind_of('a', 'b', 'c', 'd', ${`new ${n}`}) as id`
      .execute(db)
      .then(({ rows }) => rows[0]?.id);
  for (let round = 0; round < 20; round += 1) {
    const numbers = await Promise.all(Array.from({ length: 6 }, () => number(round)));
    expect(new Set(numbers).size).toBe(1);
  }
});

test("a person cannot be on a record twice", async () => {
  const { db } = database;
  const { record_id, date_of_procedure, customer_id, group_id } = await db
    .selectFrom("logbook_participant")
    .select(["record_id", "date_of_procedure", "customer_id", "group_id"])
    .where("user_id", "=", cast.maya.userId)
    .executeTakeFirstOrThrow();
  const twice = db
    .insertInto("logbook_participant")
    .values({
      record_id,
      date_of_procedure,
      customer_id,
      group_id,
      position: 29,
      user_id: cast.maya.userId,
      name: "Maya",
      role: null,
      level: null,
      is_creator: false,
    })
    .execute();
  await expect(twice).rejects.toThrow("unique_record_people");
});

test("a record's hospital and attending belong to the record's customer", async () => {
  const { db } = database;
  const moved = (column: "hospital_id" | "attending_id", table: "hospital" | "attending") =>
    sql`update logbook_record set ${sql.ref(column)} = (
      select id from ${sql.table(table)} where customer_id = 2 limit 1
    ) where customer_id = 1`.execute(db);
  await expect(moved("hospital_id", "hospital")).rejects.toThrow("foreign key");
  await expect(moved("attending_id", "attending")).rejects.toThrow("foreign key");
});

test("the counters follow inserts and deletes, and a wrong counter is repaired", async () => {
  const { db } = database;
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select sum(records)::int as n from logbook_count`.execute(db);
    return rows[0]?.n ?? Number.NaN;
  };
  expect(await count()).toBe(demoRecords(today).length);
  await db.deleteFrom("logbook_record").where("created_by", "=", cast.aiko.userId).execute();
  const { rows } = await sql<{ n: number }>`select count(*) as n from logbook_record`.execute(db);
  expect(await count()).toBe(rows[0]?.n);
  expect(await recountRecords(db)).toBe(0);

  await unbranded(db).updateTable("logbook_count").set({ records: 7 }).where("group_id", "=", 1).execute();
  await unbranded(db).deleteFrom("logbook_count").where("group_id", "=", 2).execute();
  expect(await recountRecords(db)).toBe(2);
  expect(await count()).toBe(rows[0]?.n);
});

test("the optional identifier is copied to no column that is searched or sorted", async () => {
  const { db } = database;
  await db.updateTable("logbook_record").set({ optional_identifier: "zebra-42" }).execute();
  const { rows } = await sql<{ columns: string }>`
    select distinct each.key as columns from logbook_record record, jsonb_each_text(to_jsonb(record)) each
    where each.value like '%zebra-42%'`.execute(db);
  expect(rows).toEqual([{ columns: "optional_identifier" }]);
});

test("two simultaneous changes to a group's record count do not block each other", async () => {
  const { pool } = database;
  const clients = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
  try {
    const parts = await Promise.all(
      clients.map(async (client) => {
        const { rows } = await client.query<{ part: number }>("select pg_backend_pid() % 8 as part");
        return rows[0]?.part;
      }),
    );
    const [first, second] = [clients[0], clients[parts.findIndex((part) => part !== parts[0])]];
    if (first === undefined || second === undefined) throw new Error("three connections of one part");
    const removeOne =
      "delete from logbook_record where id = (select id from logbook_record where group_id = 1 order by id ";
    await first.query("begin");
    await first.query(`${removeOne} limit 1)`);
    await second.query("begin; set local lock_timeout = 300");
    await second.query(`${removeOne} desc limit 1)`);
    await Promise.all([first.query("rollback"), second.query("rollback")]);
  } finally {
    for (const client of clients) client.release();
  }
  expect(await recountRecords(database.db)).toBe(0);
});
