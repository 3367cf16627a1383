import { readFileSync } from "node:fs";
import type { Instant, UserId, VoucherId } from "@cathedra/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { printTables } from "../../scripts/database-types/print-tables.ts";
import { readTables } from "../../scripts/database-types/read-tables.ts";
import { toTimestamp } from "../../src/db/to-timestamp.ts";
import { setUpDatabase, type TestDatabase } from "../support/database.ts";

const database = setUpDatabase();

test("the table types match the migrated database", async () => {
  const client = await database.pool.connect();
  try {
    const stored = readFileSync(new URL("../../src/db/generated/database.ts", import.meta.url), "utf8");
    expect(stored, "run `npm run generate`").toBe(printTables(await readTables(client)));
  } finally {
    client.release();
  }
});

test("an instant is stored and read to the millisecond in any session time zone", async () => {
  const { db } = database;
  const at = Date.UTC(2026, 2, 29, 0, 59, 59, 123) as Instant;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("wrong_code")
      .values({ subject: "user:a", at: toTimestamp(at) })
      .execute();
    for (const zone of ["UTC", "Europe/Berlin", "Asia/Kolkata", "America/St_Johns"]) {
      await sql`set local time zone ${sql.lit(zone)}`.execute(tx);
      const stored = tx.selectFrom("wrong_code").select("at").where("at", "=", toTimestamp(at));
      expect(await stored.execute()).toEqual([{ at }]);
    }
  });
});

test("an instant before the epoch and a null are read correctly", async () => {
  const { db } = database;
  const early = -3_600_001 as Instant;
  const row = await db
    .selectNoFrom([
      (eb) => eb.cast<Instant>(toTimestamp(early), "timestamptz").as("early"),
      (eb) => eb.cast<Instant | null>(eb.val(null), "timestamptz").as("none"),
    ])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ early, none: null });
});

test("a statement with a wrong column, table, id or value type does not compile", () => {
  expect(refusedByTheCompiler).toBeTypeOf("function");
});

/** The compiler checks these statements; they are never run. */
function refusedByTheCompiler({ db }: TestDatabase, userId: UserId, voucherId: VoucherId, at: Instant) {
  return [
    // @ts-expect-error: no such column
    db.selectFrom("app_user").select("surname"),
    // @ts-expect-error: no such table
    db.selectFrom("app_users"),
    // @ts-expect-error: a person's id is not a voucher's
    db.selectFrom("voucher_user").select("used_s").where("voucher_id", "=", userId),
    // @ts-expect-error: a plain number is not an id
    db.deleteFrom("voucher_user").where("voucher_id", "=", 7),
    // @ts-expect-error: an instant needs `toTimestamp`
    db.updateTable("customer").set({ modified_at: at }),
    // @ts-expect-error: the column cannot be null
    db.updateTable("customer").set({ name: null }),
    // @ts-expect-error: the check constraint refuses this text
    db.updateTable("vm").set({ status: "asleep" }),
    // @ts-expect-error: only the database fills this column
    db.updateTable("resource_access_voucher").set({ section: "over" }),
    // @ts-expect-error: a ledger entry cannot be changed
    db.updateTable("quota_entry").set({ amount_ms: 1 }).where("voucher_id", "=", voucherId),
    // @ts-expect-error: the person who accepted is missing
    db.insertInto("voucher_user").values({ voucher_id: voucherId }),
  ];
}
