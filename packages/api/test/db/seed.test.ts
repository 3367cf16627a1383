import { cast, demoRecords, demoWorld } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { recountRecords } from "../../src/jobs/recount-records.ts";
import { fillLogbook } from "../../src/seed/fill-logbook.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { setUpDatabase, testDatabase } from "../support/database.ts";
import { unbranded } from "../support/unbranded.ts";
import { today } from "../support/world.ts";

const database = setUpDatabase();

test("two simultaneous starts seed the demo world once", async () => {
  const { db } = database;
  const records = demoRecords(today);
  await Promise.all([seedDemo(db, demoWorld, records), seedDemo(db, demoWorld, records)]);
  const counts = await sql<Record<string, number>>`
    select (select count(*) from logbook_record) as records, (select count(*) from app_user) as people,
      (select sum(records) from logbook_count) as counted`.execute(db);
  expect(counts.rows).toEqual([{ records: 300, people: demoWorld.people.length, counted: 300 }]);
});

test("seeding again keeps what people changed or deleted", async () => {
  const { db } = database;
  await unbranded(db).updateTable("customer").set({ name: "Renamed" }).where("id", "=", 2).execute();
  await db.deleteFrom("logbook_record").where("created_by", "=", cast.lukas.userId).execute();
  const before = await db.selectFrom("logbook_record").select("id").orderBy("id").execute();
  // A group whose invitation was withdrawn does not get another one by itself.
  await unbranded(db)
    .updateTable("group_invitation")
    .set({ revoked_at: new Date() })
    .where("group_id", "=", 1)
    .execute();
  const codes = () => db.selectFrom("group_invitation").select("code").orderBy("group_id").execute();
  const given = await codes();
  expect(given).toHaveLength(demoWorld.groups.length);
  await seedDemo(db, demoWorld, demoRecords(today));
  expect(await codes()).toEqual(given);
  expect(await db.selectFrom("logbook_record").select("id").orderBy("id").execute()).toEqual(before);
  expect(await unbranded(db).selectFrom("customer").select("name").where("id", "=", 2).execute()).toEqual([
    { name: "Renamed" },
  ]);
});

test("new rows get ids after those of the seed", async () => {
  const added = await database.db
    .insertInto("customer")
    .values({ name: "A third one" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(added.id).toBe(3);
});

test("filling a database keeps the same indexes and correct counters", async () => {
  const filled = await testDatabase();
  try {
    const indexes = sql<{ definition: string }>`
      select pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid::regclass::text like 'logbook%' order by 1`;
    const before = await indexes.execute(filled.db);
    expect(await fillLogbook(filled, demoWorld, demoRecords(today))).toBe(300);
    expect((await indexes.execute(filled.db)).rows).toEqual(before.rows);
    expect(await recountRecords(filled.db)).toBe(0);
  } finally {
    await filled.drop();
  }
});
