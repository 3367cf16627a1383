import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { call, hour, ledgerOf, newAccount, northgate, refusal, topUp } from "./operations.ts";

const connections = 10;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: connections } });

/** The connections are opened before the race: on a cold pool the calls would run one after the other. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const warm = () => portal.database.pool.query("select pg_sleep(0.05)");
  await Promise.all(Array.from({ length: connections }, warm));
  return Promise.all(calls.map((each) => each()));
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const spendableOf = async (customerId: number) =>
  (await call(portal, "customer", { customerId })).cloudModuleTimeBalance?.spendableTimeInMs;

/** Invariants of every ledger, which hold after any concurrent changes. */
async function expectWholeLedger(customerId: number): Promise<void> {
  const { totalCount, transactions } = await ledgerOf(portal, customerId);
  expect(transactions).toHaveLength(totalCount);
  let spendable = 0;
  for (const [index, entry] of transactions.toReversed().entries()) {
    spendable += entry.amountInMs;
    expect(entry.number).toBe(index + 1);
    expect(entry.spendableTimeInMs).toBe(spendable);
    expect(spendable).toBeGreaterThanOrEqual(0);
  }
  expect(await spendableOf(customerId)).toBe(spendable);
}

describe("topping up an account (9.031, X58, X59)", () => {
  test("a top-up adds time, and a negative one takes time back down to zero at most (X88, M10)", async () => {
    const id = await newAccount(portal);
    const { cloudModuleTimeBalance } = await topUp(portal, id, 5);
    expect(cloudModuleTimeBalance).toEqual({
      spendableTimeInMs: 5 * hour,
      reservedTimeInMs: 0,
      consumedTimeInMs: 0,
    });
    await topUp(portal, id, -5);
    const tooMuch = { customerId: id, difference: -60_000 };
    expect(await refusal(portal, "addCustomerCloudModuleQuotaTransaction", tooMuch)).toEqual({
      code: "TOO_LITTLE_SPENDABLE_TIME",
      message: "Too little spendable time in cloud cases time quota.",
    });
    const { rows } = await sql`
      select action, actor_id, before, after, details from audit_log where subject = ${String(id)} order by id desc limit 1
    `.execute(portal.database.db);
    expect(rows).toEqual([
      {
        action: "quota.topped_up",
        actor_id: cast.ruth.userId,
        before: { spendableMs: 5 * hour, reservedMs: 0, consumedMs: 0 },
        after: { spendableMs: 0, reservedMs: 0, consumedMs: 0 },
        details: { amountMs: -5 * hour },
      },
    ]);
    await expectWholeLedger(id);
  });

  test.each([0, 0.5, 3600, -90_000, 1e300, -1e300, 4e11])(
    "a top-up of %s ms is refused with the field named",
    async (difference) => {
      const answer = await refusal(portal, "addCustomerCloudModuleQuotaTransaction", {
        customerId: northgate,
        difference,
      });
      expect(answer).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "timeQuotumDifferenceInMs" }] });
    },
  );

  test("an account's own admins may not top up", async () => {
    const own = { customerId: northgate, difference: hour };
    expect((await refusal(portal, "addCustomerCloudModuleQuotaTransaction", own, cast.george)).code).toBe(
      "FORBIDDEN",
    );
  });

  test("topping up an unknown account is answered as not found", async () => {
    for (const customerId of [4711, -1, 0]) {
      const answer = await refusal(portal, "addCustomerCloudModuleQuotaTransaction", {
        customerId,
        difference: hour,
      });
      expect(answer.code).toBe("NOT_FOUND");
    }
  });

  test("a call repeated with its key has one effect, and the key is refused with another amount or account", async () => {
    const [id, other] = [await newAccount(portal), await newAccount(portal)];
    await topUp(portal, id, 3, "once");
    expect((await topUp(portal, id, 3, "once")).cloudModuleTimeBalance?.spendableTimeInMs).toBe(3 * hour);
    for (const wrong of [
      { customerId: id, difference: 4 * hour, key: "once" },
      { customerId: other, difference: 3 * hour, key: "once" },
    ]) {
      expect(await refusal(portal, "addCustomerCloudModuleQuotaTransaction", wrong)).toMatchObject({
        fields: [{ path: "idempotencyKey", code: "KEY_OF_ANOTHER_CALL" }],
      });
    }
    await topUp(portal, id, 1);
    await topUp(portal, id, 1);
    expect(await spendableOf(id)).toBe(5 * hour);
  });
});

describe("simultaneous top-ups", () => {
  test("all simultaneous top-ups are counted", async () => {
    const id = await newAccount(portal);
    await atOnce(times(20, (index) => () => topUp(portal, id, index + 1)));
    expect(await spendableOf(id)).toBe(210 * hour);
    await expectWholeLedger(id);
  });

  test("corrections never make the balance negative: as many succeed as there is time for", async () => {
    const id = await newAccount(portal, 5);
    const take = { customerId: id, difference: -hour };
    const document = `mutation ($customerId: Int!, $difference: Float!) {
      addCustomerCloudModuleQuotaTransaction(customerId: $customerId, timeQuotumDifferenceInMs: $difference) { id }
    }`;
    const answers = await atOnce(times(16, () => () => portal.ask(cast.ruth, document, take)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "done");
    expect(codes.filter((code) => code === "done")).toHaveLength(5);
    expect(codes.filter((code) => code === "TOO_LITTLE_SPENDABLE_TIME")).toHaveLength(11);
    expect(await spendableOf(id)).toBe(0);
    await expectWholeLedger(id);
  });

  test("calls with one key have one effect, and every caller gets the same answer", async () => {
    const id = await newAccount(portal);
    const answers = await atOnce(times(16, () => () => topUp(portal, id, 2, `of them all ${id}`)));
    expect(new Set(answers.map((answer) => answer.cloudModuleTimeBalance?.spendableTimeInMs))).toEqual(
      new Set([2 * hour]),
    );
    expect((await ledgerOf(portal, id)).totalCount).toBe(1);
  });

  test("one key sent for two accounts takes effect on only one of them", async () => {
    const ids = [await newAccount(portal), await newAccount(portal)];
    const document = `mutation ($customerId: Int!) {
      addCustomerCloudModuleQuotaTransaction(
        customerId: $customerId, timeQuotumDifferenceInMs: ${hour}, idempotencyKey: "contested ${ids[0]}"
      ) { id }
    }`;
    const answers = await atOnce(
      times(8, (index) => () => portal.ask(cast.ruth, document, { customerId: ids[index % 2] })),
    );
    const codes = new Set(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "done"));
    expect(codes).toEqual(new Set(["done", "INVALID_INPUT"]));
    const totals = await Promise.all(ids.map(async (id) => (await ledgerOf(portal, id)).totalCount));
    expect(totals.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe("ledger", () => {
  test("an entry shows the people, the purpose and the resulting balances, the latest first", async () => {
    const { db } = portal.database;
    const id = await newAccount(portal, 10);
    const voucher = await unbranded(db)
      .insertInto("resource_access_voucher")
      .values({
        kind: "event",
        code: "cerav-of-the-ledger",
        customer_id: id,
        learning_space_id: 1,
        valid_to: new Date("2030-01-01T11:05:00Z"),
        max_uses: 5,
        name: "Aortic day",
        description: "A day",
        event_at: new Date("2030-01-01T10:00:00Z"),
        duration_s: 3600,
        calendar_sequence: 0,
        reserved_ms: hour,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = {
      customer_id: id,
      amount_ms: hour,
      voucher_id: voucher.id,
      spendable_after_ms: 9 * hour,
    };
    await unbranded(db)
      .insertInto("quota_entry")
      .values([
        {
          ...entry,
          kind: "reserve",
          transfer_key: "a",
          actor_id: cast.george.userId,
          reserved_after_ms: hour,
          consumed_after_ms: 0,
        },
        {
          ...entry,
          kind: "consume",
          transfer_key: "b",
          user_id: cast.maya.userId,
          reserved_after_ms: 0,
          consumed_after_ms: hour,
        },
      ])
      .execute();
    const { totalCount, transactions } = await ledgerOf(portal, id);
    expect(totalCount).toBe(3);
    const about = { voucherId: voucher.id, eventName: "Aortic day", amountInMs: hour };
    expect(transactions).toMatchObject([
      {
        ...about,
        number: 3,
        kind: "consume",
        actor: null,
        user: { email: cast.maya.email },
        consumedTimeInMs: hour,
      },
      {
        ...about,
        number: 2,
        kind: "reserve",
        actor: { email: cast.george.email },
        user: null,
        reservedTimeInMs: hour,
      },
      {
        number: 1,
        kind: "top_up",
        actor: { email: cast.ruth.email },
        voucherId: null,
        spendableTimeInMs: 10 * hour,
      },
    ]);
  });

  test("every page takes the same number of statements, and a page beyond the last is empty", async () => {
    const id = await newAccount(portal);
    for (const index of times(7, (each) => each)) await topUp(portal, id, index + 1);
    const numbers = async (page: object) => {
      const { totalCount, transactions } = await ledgerOf(portal, id, page);
      expect(totalCount).toBe(7);
      return transactions.map(({ number }) => number);
    };
    expect(await numbers({})).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await numbers({ limit: 3 })).toEqual([7, 6, 5]);
    expect(await numbers({ limit: 3, offset: 6 })).toEqual([1]);
    expect(await numbers({ limit: 3, offset: 7 })).toEqual([]);
    expect(await numbers({ limit: 100, offset: 1_000_000 })).toEqual([]);
    expect(await numbers({ limit: 2147483647, offset: 2147483647 })).toEqual([]);
    for (const outside of [{ limit: 0 }, { limit: -3 }, { offset: -1 }])
      await expect(numbers(outside)).rejects.toThrow("OUT_OF_RANGE");
    expect(await statementsOf(() => ledgerOf(portal, id, { limit: 1 }))).toHaveLength(3);
    expect(await statementsOf(() => ledgerOf(portal, id, { limit: 100 }))).toHaveLength(3);
  });

  test("an account without entries has an empty ledger", async () => {
    const id = await newAccount(portal);
    expect(await ledgerOf(portal, id, {}, cast.helena)).toEqual({ totalCount: 0, transactions: [] });
  });
});

test("a top-up takes the same few statements whether first or repeated", async () => {
  const id = await newAccount(portal);
  expect(await statementsOf(() => topUp(portal, id, 1, "counted"))).toHaveLength(10);
  expect((await statementsOf(() => topUp(portal, id, 1, "counted"))).length).toBeLessThan(9);
});
