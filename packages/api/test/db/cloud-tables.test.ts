import { randomUUID } from "node:crypto";
import { cast, demoCloud, demoWorld, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { setUpDatabase } from "../support/database.ts";
import { unbranded } from "../support/unbranded.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await seedDemo(database.db, demoWorld, []);
});

const northgate = getCustomer("northgate").id;
const hour = 3_600_000;
const balanceOf = (customerId: number) =>
  unbranded(database.db)
    .selectFrom("quota_account")
    .select(["spendable_ms", "reserved_ms", "consumed_ms"])
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();

test("demo customers start with their hours, and their ledger entries add up to the balance", async () => {
  expect(await balanceOf(northgate)).toEqual({ spendable_ms: 160 * hour, reserved_ms: 0, consumed_ms: 0 });
  const entries = await database.db
    .selectFrom("quota_entry")
    .select(["position", "amount_ms", "spendable_after_ms", "actor_id"])
    .where("customer_id", "=", northgate)
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    { position: 1, amount_ms: 120 * hour, spendable_after_ms: 120 * hour, actor_id: cast.ruth.userId },
    { position: 2, amount_ms: 50 * hour, spendable_after_ms: 170 * hour, actor_id: cast.ruth.userId },
    { position: 3, amount_ms: -10 * hour, spendable_after_ms: 160 * hour, actor_id: cast.ruth.userId },
  ]);
});

test("an existing data folder receives what is missing and keeps what people changed", async () => {
  const { db } = database;
  const count = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from cloud_case) as cases, (select count(*) from cloud_module) as modules,
        (select count(*) from customer_learning_space) as spaces, (select count(*) from quota_entry) as entries`.execute(
      db,
    );
    return rows[0];
  };
  const before = await count();
  expect(before).toEqual({
    modules: demoCloud.modules.length,
    cases: demoCloud.modules.flatMap(({ cases }) => cases).length,
    spaces: demoCloud.access.length,
    entries: demoCloud.topUps.length,
  });
  await unbranded(db).deleteFrom("customer_case_access").where("case_id", "=", "tavi-01").execute();
  await unbranded(db).deleteFrom("cloud_case").where("id", "=", "tavi-01").execute();
  await unbranded(db)
    .deleteFrom("customer_learning_space")
    .where("customer_id", "=", northgate)
    .where("learning_space_id", "=", 1)
    .execute();
  await seedDemo(db, demoWorld, []);
  expect(await count()).toEqual({ ...before, spaces: demoCloud.access.length - 1 });
});

test("a new customer has an empty time account", async () => {
  const { id } = await database.db
    .insertInto("customer")
    .values({ name: "A new one" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await balanceOf(id)).toEqual({ spendable_ms: 0, reserved_ms: 0, consumed_ms: 0 });
});

test.each(["spendable_ms", "reserved_ms", "consumed_ms"] as const)(
  "%s cannot be negative",
  async (column) => {
    const spend = database.db
      .updateTable("quota_account")
      .set({ [column]: -1 })
      .execute();
    await expect(spend).rejects.toThrow("quota_never_negative");
  },
);

test.each(["quota_entry", "vm_history"])("%s is append-only", async (table) => {
  for (const statement of [`update ${table} set id = default where false`, `delete from ${table}`]) {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow("append-only");
  }
  await expect(sql.raw(`truncate ${table} cascade`).execute(database.db)).rejects.toThrow("append-only");
});

test("the same transfer cannot be entered twice", async () => {
  const again = database.db
    .insertInto("quota_entry")
    .values({
      customer_id: northgate,
      kind: "top_up",
      amount_ms: hour,
      transfer_key: "seed:1",
      spendable_after_ms: hour,
      reserved_after_ms: 0,
      consumed_after_ms: 0,
    })
    .execute();
  await expect(again).rejects.toThrow("unique_quota_transfers");
});

test("a voucher's uses never exceed its maximum, and no one accepts it twice", async () => {
  const { db } = database;
  const { id } = await unbranded(db)
    .insertInto("resource_access_voucher")
    .values({
      kind: "cloud_modules",
      code: "cmrav-of-this-test",
      customer_id: northgate,
      learning_space_id: 1,
      valid_to: new Date("2030-01-01"),
      max_uses: 1,
      max_duration_s: 3600,
      creator_id: cast.george.userId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const accept = () =>
    unbranded(db)
      .insertInto("voucher_user")
      .values({ voucher_id: id, user_id: cast.maya.userId, granted_s: 3600 })
      .execute();
  const use = () =>
    unbranded(db)
      .updateTable("resource_access_voucher")
      .set(({ eb }) => ({ used: eb("used", "+", 1) }))
      .where("id", "=", id)
      .execute();
  await Promise.all([accept(), use()]);
  await expect(accept()).rejects.toThrow("voucher_user_pkey");
  await expect(use()).rejects.toThrow("voucher_uses");
  const overspend = unbranded(db)
    .updateTable("voucher_user")
    .set({ used_s: 3601 })
    .where("voucher_id", "=", id)
    .execute();
  await expect(overspend).rejects.toThrow("voucher_time_left");
});

test("a user has at most one machine, and a machine at most one user", async () => {
  const { db } = database;
  const { id: voucherId } = await db
    .selectFrom("resource_access_voucher")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const machine = (name: string) =>
    unbranded(db)
      .insertInto("vm")
      .values({
        name,
        url: `https://${name}.example`,
        driver: "local",
        status: "desired",
        deadline_at: new Date(),
        started_by: cast.maya.userId,
        session_id: randomUUID(),
        module_id: "carotid-stenting",
        case_id: "carotid-stenting-01",
        voucher_id: voucherId,
        claimed_at: new Date(),
        limit_ms: 3_600_000,
      })
      .execute();
  await machine("one");
  await expect(machine("two")).rejects.toThrow("one_vm_a_user");
});
