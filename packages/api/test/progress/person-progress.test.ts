import { cast, getGroup } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { addVoucher } from "../machines/fleet.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { type Own, personQuery } from "./progress-queries.ts";
import { firstDay, lakeside, makeKey, makeRuns, newVersion } from "./run-builders.ts";

const day = (count: number) => new Date(firstDay + count * 86_400_000).toISOString();
const [done, nearly, left, gone] = [101, 102, 201, 202] as const;

const portal = setUpCastApp();
beforeAll(async () => {
  await makeRuns(portal, cast.maya, { exerciseId: done, outcomes: "fpapp" });
  await makeRuns(portal, cast.maya, { exerciseId: nearly, outcomes: "ffp" });
  await makeRuns(portal, cast.maya, { exerciseId: left, outcomes: "n" });
  await makeRuns(portal, cast.maya, { exerciseId: gone, outcomes: "pp", customerId: lakeside });
  await makeRuns(portal, cast.maya, {
    exerciseId: gone,
    outcomes: "ppffff",
    customerId: null,
    from: firstDay + 5e8,
  });
  await makeRuns(portal, cast.tomas, { exerciseId: 301, outcomes: "pp" });
});

const read = async (who: Caller, uid?: string) =>
  (await portal.get(who, personQuery, uid === undefined ? {} : { uid })).personProgress;
const refusal = async (who: Caller, uid: string) =>
  (await portal.ask(who, personQuery, { uid })).errors?.[0]?.extensions.code;
const statusesOf = ({ exercises }: Own["personProgress"]) =>
  exercises.map(({ standing, attempts }) => `${standing} ${attempts}`).toSorted();

test("a person's own progress lists each exercise with standing, date and latest runs", async () => {
  const own = await read(cast.maya);
  expect(own).toMatchObject({
    isOwn: true,
    rules: [
      { institutionName: "Lakeside Vascular Institute" },
      { institutionName: "Northgate University Hospital" },
      { institutionName: null },
    ],
    person: { keycloak_id: cast.maya.keycloakId },
  });
  const known = new Map(own.exercises.map((each) => [`${each.standing} ${each.attempts}`, each]));
  expect(own.exercises).toHaveLength(5);
  expect(known.get("proficient 4")).toMatchObject({
    standing: "proficient",
    best: 100,
    last: 100,
    lastRunAt: day(4),
    passesLeft: 0,
    proficientSince: day(3),
    passes: [false, true, null, true, true],
  });
  expect(known.get("on_the_way 3")).toMatchObject({
    standing: "on_the_way",
    best: 100,
    passesLeft: 1,
    proficientSince: null,
  });
  expect(known.get("begun 0")).toMatchObject({ standing: "begun", best: null, last: null, passes: [null] });
  expect(known.get("proficient 2")).toMatchObject({ proficientSince: day(1), last: 100 });
  expect(known.get("practise 6")).toMatchObject({ lostSince: expect.anything(), last: 50 });
});

test("a suggested next step has a reason, and a case from a voucher is named only to the person themselves", async () => {
  const { nextSteps } = await read(cast.maya);
  expect(nextSteps.map(({ reason }) => reason).slice(0, 3)).toEqual(["nearly", "practise", "begun"]);
  expect(nextSteps[0]?.passesLeft).toBe(1);
  expect(nextSteps.length).toBeLessThanOrEqual(4);
  const ofPriya = await read(cast.priya, cast.maya.keycloakId);
  expect(ofPriya.isOwn).toBe(false);
  expect(ofPriya.nextSteps.every(({ voucherId, caseId }) => voucherId === null && caseId === null)).toBe(
    true,
  );
});

test("only the person's own vouchers offer cases, and the rules are those of institutions they ran for", async () => {
  const { db } = portal.database;
  const findVouchers = async (who: Caller) => (await read(who)).nextSteps.map(({ voucherId }) => voucherId);
  await addVoucher(db, [cast.tomas]);
  expect(new Set(await findVouchers(cast.maya))).toEqual(new Set([null]));
  const own = await addVoucher(db, [cast.maya]);
  expect(await findVouchers(cast.maya)).toContain(own);
  const { rules } = await read(cast.tomas);
  expect(rules.map(({ institutionName }) => institutionName)).toEqual(["Northgate University Hospital"]);
});

test("the start page lists exercises one pass short and those that need practice again, by the same rule", async () => {
  const query = `{ practiceReminders {
    onePassShort { count steps { exerciseKey reason passesLeft caseId } }
    again { count steps { exerciseKey reason } }
  } }`;
  const { practiceReminders: own } = await portal.get(cast.maya, query);
  expect(own).toMatchObject({
    onePassShort: { count: 1, steps: [{ exerciseKey: await makeKey(portal, nearly), passesLeft: 1 }] },
    again: { count: 1, steps: [{ exerciseKey: await makeKey(portal, gone), reason: "practise" }] },
  });
  const { practiceReminders: toms } = await portal.get(cast.tomas, query);
  expect(toms).toEqual({ onePassShort: { count: 0, steps: [] }, again: { count: 0, steps: [] } });
  expect(await statementsOf(() => portal.get(cast.maya, query))).toHaveLength(2);
});

test("admins of the person's groups and customers read only the runs for that customer", async () => {
  const { maya } = cast;
  const forNorthgate = ["begun 0", "on_the_way 3", "proficient 4"];
  expect(statusesOf(await read(cast.priya, maya.keycloakId))).toEqual(forNorthgate);
  expect(statusesOf(await read(cast.george, maya.keycloakId))).toEqual(forNorthgate);
  // She is in no group of Lakeside, but its admins can read her runs for Lakeside.
  expect(statusesOf(await read(cast.helena, maya.keycloakId))).toEqual(["proficient 2"]);
  expect(statusesOf(await read(cast.ruth, maya.keycloakId))).toEqual(
    [...forNorthgate, "practise 6", "proficient 2"].toSorted(),
  );
});

test("for all other people the person is not found, like an unknown id", async () => {
  for (const who of [cast.tomas, cast.lukas, cast.aiko, cast.ingrid])
    expect(await refusal(who, cast.maya.keycloakId)).toBe("NOT_FOUND");
  expect(await refusal(cast.ruth, "nobody")).toBe("NOT_FOUND");
  expect(await refusal(cast.helena, cast.tomas.keycloakId)).toBe("NOT_FOUND");
});

test("when a person leaves the group, its admin no longer sees their results", async () => {
  const db = unbranded(portal.database.db);
  const membership = { group_id: getGroup("irResidents").id, user_id: cast.tomas.userId };
  expect(statusesOf(await read(cast.priya, cast.tomas.keycloakId))).toEqual(["proficient 2"]);
  await db.deleteFrom("customer_group_member").where("user_id", "=", membership.user_id).execute();
  expect(await refusal(cast.priya, cast.tomas.keycloakId)).toBe("NOT_FOUND");
  expect(statusesOf(await read(cast.george, cast.tomas.keycloakId))).toEqual(["proficient 2"]);
  await db
    .insertInto("customer_group_member")
    .values({ ...membership, role: "learner" })
    .execute();
});

test("runs of a new version count as the same exercise under its new name, and the pass streak restarts", async () => {
  await makeRuns(portal, cast.aiko, { exerciseId: 302, outcomes: "p", customerId: lakeside });
  const exerciseId = await newVersion(portal, 302);
  await makeRuns(portal, cast.aiko, {
    exerciseId,
    outcomes: "p",
    customerId: lakeside,
    from: firstDay + 9e8,
  });
  const { exercises } = await read(cast.aiko);
  expect(exercises).toHaveLength(1);
  expect(exercises[0]).toMatchObject({ standing: "on_the_way", attempts: 2, passesLeft: 1 });
  expect(exercises[0]?.exerciseName).toMatch(/\(new\)$/);
});

test("a score that was delivered by hand is neither best nor latest", async () => {
  await makeRuns(portal, cast.aiko, { exerciseId: 101, outcomes: "fP" });
  const { exercises } = await read(cast.aiko);
  const key = await makeKey(portal, 101);
  const figures = exercises.find(({ exerciseKey }) => exerciseKey === key);
  expect(figures).toMatchObject({ attempts: 1, best: 50, last: 50, passes: [false, null] });
});

test("single runs are listed only for the last 13 weeks", async () => {
  const recently = Date.now() - 86_400_000;
  await makeRuns(portal, cast.nils, { exerciseId: 101, outcomes: "p", from: recently });
  await makeRuns(portal, cast.nils, { exerciseId: 101, outcomes: "p", from: recently - 14 * 7 * 86_400_000 });
  const { exercises, practisedAt, practisedSeconds } = await read(cast.nils);
  expect(exercises[0]?.attempts).toBe(2);
  expect(practisedAt).toEqual([new Date(recently).toISOString()]);
  expect(practisedSeconds).toEqual([600]);
});

test("a person without runs gets an empty answer in one statement, and another person's takes one more", async () => {
  const empty = await read(cast.wei);
  expect([empty.exercises, empty.practisedAt]).toEqual([[], []]);
  const own = await statementsOf(() => read(cast.maya));
  expect(own.filter((text) => text.includes("simulator_activity"))).toHaveLength(1);
  const others = await statementsOf(() => read(cast.priya, cast.maya.keycloakId));
  expect(others.filter((text) => text.includes("simulator_activity"))).toHaveLength(2);
});
