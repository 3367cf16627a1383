import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { aNewcomer, decideOutcome } from "../groups/invitation-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { aCourseVoucher, accept, getState } from "./course-voucher-builders.ts";

const connections = 10;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: connections } });

/** Calls at once, on connections that are open already: on a cold pool the calls follow each other. */
async function atOnce(calls: readonly (() => Promise<string>)[]): Promise<readonly string[]> {
  await Promise.all(
    Array.from({ length: connections }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  return Promise.all(calls.map((call) => call()));
}

async function newcomers(count: number): Promise<readonly Caller[]> {
  const people = Array.from({ length: count }, aNewcomer);
  for (let at = 0; at < count; at += 20) {
    await Promise.all(people.slice(at, at + 20).map((who) => portal.get(who, "{ user { email } }")));
  }
  return people;
}

test("if 200 people accept a voucher for 20 at once, 20 get the course (2.008, 2.020)", {
  timeout: 60_000,
}, async () => {
  const { code, id } = await aCourseVoucher(portal);
  const people = await newcomers(200);
  const outcomes = await atOnce(
    people.map((who) => async () => decideOutcome(await accept(portal, who, code))),
  );
  expect(outcomes.toSorted()).toEqual([...Array(180).fill("VOUCHER_NO_MORE_USES"), ...Array(20).fill("ok")]);
  expect(await getState(portal, id)).toEqual({ used: 20, users: 20, grants: 20 });
});

test("if one person accepts many times at once, one use is counted (2.009)", async () => {
  for (const round of [1, 2, 3]) {
    const { code, id } = await aCourseVoucher(portal);
    const [who = aNewcomer()] = await newcomers(1);
    const outcomes = await atOnce(
      Array.from({ length: connections }, () => async () => decideOutcome(await accept(portal, who, code))),
    );
    expect(outcomes.toSorted(), `round ${round}`).toEqual([
      ...Array(connections - 1).fill("VOUCHER_ALREADY_USED"),
      "ok",
    ]);
    expect(await getState(portal, id)).toEqual({ used: 1, users: 1, grants: 1 });
  }
});

test("a link that is withdrawn during simultaneous use grants nothing afterwards", async () => {
  const { code, id } = await aCourseVoucher(portal);
  const people = await newcomers(10);
  const revoke = `mutation { revokeCourseVoucherCode(courseVoucherId: ${id}) { id } }`;
  const outcomes = await atOnce([
    ...people.slice(0, 5).map((who) => async () => decideOutcome(await accept(portal, who, code))),
    async () => decideOutcome(await portal.ask(cast.priya, revoke)),
    ...people.slice(5).map((who) => async () => decideOutcome(await accept(portal, who, code))),
  ]);
  expect(outcomes.filter((outcome) => !["ok", "INVALID_VOUCHER"].includes(outcome))).toEqual([]);
  // One `ok` is the result of the withdrawal itself; the others are acceptances.
  const accepted = outcomes.filter((outcome) => outcome === "ok").length - 1;
  expect(await getState(portal, id)).toEqual({ used: accepted, users: accepted, grants: accepted });
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("INVALID_VOUCHER");
});
