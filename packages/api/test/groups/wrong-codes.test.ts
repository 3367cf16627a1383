import { instant } from "@cathedra/domain";
import { wrongCodeLimits } from "@cathedra/domain/groups";
import { pinLimits } from "@cathedra/domain/systems";
import { cast } from "@cathedra/test-fixtures";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../src/app.ts";
import { deleteOldWrongCodes } from "../../src/jobs/delete-old-rows.ts";
import { type Caller, setUpCastApp, toClaims } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  accept,
  acceptMutation,
  aNewcomer,
  decideOutcome,
  getCode,
  wrongCode,
} from "./invitation-helpers.ts";

let now = Date.UTC(2026, 10, 20);
const callers = 12;

const portal = setUpCastApp([], { clock: () => instant(now), database: { poolSize: callers } });

beforeEach(() => portal.database.db.deleteFrom("wrong_code").execute());

async function guess(who: Caller, count: number, first = 0): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (let number = first; number < first + count; number += 1) {
    outcomes.push(decideOutcome(await accept(portal, who, wrongCode(number))));
  }
  return outcomes;
}

const count = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter((outcome) => outcome === wanted).length;

test("after ten wrong codes even a right one is refused with the waiting time, and other people are not affected", async () => {
  const guesser = aNewcomer();
  expect(await guess(guesser, 11)).toEqual([...Array(10).fill("INVALID_VOUCHER"), "RATE_LIMITED"]);
  const code = await getCode(portal, 2);
  const response = await portal.graphql(
    { query: acceptMutation, variables: { code } },
    { token: await portal.identity.token(toClaims(guesser)) },
  );
  expect(response.json().errors[0].extensions).toMatchObject({
    code: "RATE_LIMITED",
    retryAfterSeconds: 600,
  });
  expect(response.headers["retry-after"]).toBe("600");
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");

  now += wrongCodeLimits.windowMs - 1000;
  expect(decideOutcome(await accept(portal, guesser, code))).toBe("RATE_LIMITED");
  now += 1000;
  expect(decideOutcome(await accept(portal, guesser, code))).toBe("ok");
});

/** Stores the wrong codes of this many people at the test's address, each at their own limit. */
async function wrongCodesOf(people: number): Promise<void> {
  const address = "address:127.0.0.1";
  const rows = Array.from({ length: people * wrongCodeLimits.user }, () => ({
    subject: address,
    at: new Date(now),
  }));
  await unbranded(portal.database.db).insertInto("wrong_code").values(rows).execute();
}

test("wrong codes of a few people do not block a class behind the same address", async () => {
  const code = await getCode(portal, 2);
  for (const number of [1, 2, 3, 4]) {
    const outcomes = await guess(aNewcomer(), 11, number * 20);
    expect(outcomes.at(-1)).toBe("RATE_LIMITED");
  }
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
  await wrongCodesOf(64);
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
});

test("an address may send a thousand wrong codes for all its people together, and a success does not reset the count", async () => {
  const code = await getCode(portal, 2);
  await wrongCodesOf(99);
  expect(count(await guess(aNewcomer(), 9), "INVALID_VOUCHER")).toBe(9);
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
  expect(await guess(aNewcomer(), 2, 20)).toEqual(["INVALID_VOUCHER", "RATE_LIMITED"]);
  expect(decideOutcome(await accept(portal, cast.ruth, code))).toBe("RATE_LIMITED");
  now += wrongCodeLimits.windowMs;
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
});

test("repeated joins and expired links do not count as wrong codes", async () => {
  const code = await getCode(portal, 1);
  const again = Array.from({ length: 12 }, () => accept(portal, cast.maya, code));
  expect(new Set((await Promise.all(again)).map(decideOutcome))).toEqual(new Set(["GROUP_JOIN_ONCE"]));
  expect(await portal.database.db.selectFrom("wrong_code").selectAll().execute()).toEqual([]);
});

test("simultaneous guesses through two processes are all counted", async () => {
  const { database, config, objectStore, hintFeed, identity } = portal;
  const other = await buildApp(config, {
    db: database.db,
    pool: portal.pool,
    waiting: () => 0,
    clock: () => instant(now),
    objectStore,
    hintFeed,
  });
  await other.ready();
  try {
    for (const round of [1, 2, 3]) {
      await database.db.deleteFrom("wrong_code").execute();
      const guesser = aNewcomer();
      const authorization = `Bearer ${await identity.token(toClaims(guesser))}`;
      await portal.get(guesser, "{ user { email } }");
      await Promise.all(Array.from({ length: callers }, () => database.pool.query("select pg_sleep(0.05)")));
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, async (_, number) => {
          const response = await (number % 2 === 0 ? portal.app : other).inject({
            method: "POST",
            url: "/api/graphql",
            headers: { authorization },
            payload: { query: acceptMutation, variables: { code: wrongCode(round * 100 + number) } },
          });
          return decideOutcome(response.json());
        }),
      );
      expect(count(outcomes, "INVALID_VOUCHER")).toBe(10);
      expect(count(outcomes, "RATE_LIMITED")).toBe(30);
    }
  } finally {
    await other.close();
  }
});

test("wrong codes are deleted once they no longer count", async () => {
  await guess(aNewcomer(), 2);
  // Wrong PINs are stored in the same table and count for longer than wrong codes.
  const maxMs = Math.max(wrongCodeLimits.windowMs, pinLimits.windowMs);
  const left = async () => (await portal.database.db.selectFrom("wrong_code").selectAll().execute()).length;
  await deleteOldWrongCodes(portal.database.db, instant(now + maxMs - 1));
  expect(await left()).toBe(4);
  await deleteOldWrongCodes(portal.database.db, instant(now + maxMs));
  expect(await left()).toBe(0);
});
