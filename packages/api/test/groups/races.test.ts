import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  accept,
  aNewcomer,
  decideOutcome,
  getCode,
  getState,
  leaveMutation,
  setInvitation,
} from "./invitation-helpers.ts";

const callers = 10;
const group = 5;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: callers } });

/** Calls at once, on connections that are open already: on a cold pool the calls follow each other. */
async function atOnce(calls: readonly (() => Promise<string>)[]): Promise<readonly string[]> {
  await Promise.all(
    Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  return Promise.all(calls.map((call) => call()));
}

async function newcomers(): Promise<readonly Caller[]> {
  const people = Array.from({ length: callers }, aNewcomer);
  await Promise.all(people.map((who) => portal.get(who, "{ user { email } }")));
  return people;
}

test("if many people take the last use at once, one joins", async () => {
  const code = await getCode(portal, group);
  for (const round of [1, 2, 3, 4, 5]) {
    const before = await getState(portal, group);
    await setInvitation(portal, group, { max_uses: before.uses + 1 });
    const people = await newcomers();
    const outcomes = await atOnce(
      people.map((who) => async () => decideOutcome(await accept(portal, who, code))),
    );
    expect(outcomes.toSorted(), `round ${round}`).toEqual([
      ...Array(callers - 1).fill("VOUCHER_NO_MORE_USES"),
      "ok",
    ]);
    expect(await getState(portal, group)).toEqual({ members: before.members + 1, uses: before.uses + 1 });
  }
  await setInvitation(portal, group, { max_uses: null });
});

test("if one person accepts many times at once, they join once and one use is counted", async () => {
  const code = await getCode(portal, group);
  for (const round of [1, 2, 3, 4, 5]) {
    const before = await getState(portal, group);
    const [who = aNewcomer()] = await newcomers();
    const outcomes = await atOnce(
      Array.from({ length: callers }, () => async () => decideOutcome(await accept(portal, who, code))),
    );
    expect(outcomes.toSorted(), `round ${round}`).toEqual([
      ...Array(callers - 1).fill("GROUP_JOIN_ONCE"),
      "ok",
    ]);
    expect(await getState(portal, group)).toEqual({ members: before.members + 1, uses: before.uses + 1 });
  }
});

test("if all admins leave at once, one of them remains", async () => {
  const { db } = portal.database;
  const admins = [cast.daniel, cast.wei, cast.ingrid, cast.sam];
  for (const round of [1, 2, 3, 4, 5]) {
    await unbranded(db).deleteFrom("customer_group_member").where("group_id", "=", 3).execute();
    await unbranded(db)
      .insertInto("customer_group_member")
      .values([
        { group_id: 3, user_id: cast.nils.userId, role: "learner" },
        ...admins.map(({ userId }) => ({ group_id: 3, user_id: userId, role: "admin" as const })),
      ])
      .execute();
    const outcomes = await atOnce(
      admins.map((who) => async () => decideOutcome(await portal.ask(who, leaveMutation, { group: 3 }))),
    );
    expect(outcomes.toSorted(), `round ${round}`).toEqual(["LAST_ADMIN", "ok", "ok", "ok"]);
  }
});

test("an invitation that is replaced during simultaneous joins is refused afterwards", async () => {
  const people = await newcomers();
  const code = await getCode(portal, 4);
  const regenerate = "mutation { regenerateGroupInvitation(customerGroupId: 4) { customerGroup { id } } }";
  const outcomes = await atOnce([
    ...people.slice(0, 5).map((who) => async () => decideOutcome(await accept(portal, who, code))),
    async () => decideOutcome(await portal.ask(cast.lukas, regenerate)),
    ...people.slice(5).map((who) => async () => decideOutcome(await accept(portal, who, code))),
  ]);
  expect(outcomes.filter((outcome) => !["ok", "INVALID_VOUCHER"].includes(outcome))).toEqual([]);
  const { uses } = await portal.database.db
    .selectFrom("group_invitation")
    .select("uses")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  // One of the `ok` is the answer to the replacement.
  expect(uses).toBe(outcomes.filter((outcome) => outcome === "ok").length - 1);
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("INVALID_VOUCHER");
});
