import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aRun } from "../activity-log/runs.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { anAttempt, anotherVersion, exerciseKeyOf, getExercise, madeWith } from "./attempts.ts";

let portal: CastApp;
beforeEach(async () => {
  portal = await castApp();
});
afterEach(() => portal.close());

const exerciseKey = exerciseKeyOf(101);
const { definition } = getExercise(101).exercise;
const asked = definition.benchmarks.find(({ metric }) => metric === "total_time");
const limit = Number(asked?.value);

const query = `query ($exerciseKey: String!, $uid: ID) { exerciseSeries(exerciseKey: $exerciseKey, uid: $uid) {
  exerciseKey exerciseName moduleName count person { keycloak_id first_name last_name }
  attempts { id activityStart moduleVersion isCompleted isMet progress outcome outcomeText }
  metrics {
    metric { internal_id label unit data_type value_format is_comparable order description }
    benchmarks { id value default_operator metric { internal_id } }
    values outcomes best last change hasImproved passesNow longestRun
    spread { people lowerQuartile median upperQuartile }
  }
} }`;

type Series = {
  readonly count: number;
  readonly attempts: readonly { readonly id: string; readonly moduleVersion: string }[];
  readonly metrics: readonly {
    readonly metric: { readonly internal_id: string };
    readonly values: readonly unknown[];
    readonly spread: unknown;
  }[];
};
type Answer = { readonly exerciseSeries: Series | null };

async function seriesFor(who: CastPerson, uid?: string) {
  const { exerciseSeries } = await portal.get<Answer>(who, query, { exerciseKey, uid });
  return exerciseSeries;
}

function getTime(series: Series | null) {
  return series?.metrics.find(({ metric }) => metric.internal_id === "total_time");
}

const day = (number: number) => `2026-03-${String(number).padStart(2, "0")}T09:00:00Z`;
const at = (by: CastPerson, number: number, total_time: number, isCompleted = true) =>
  anAttempt(portal.database.db, { by, startedAt: day(number), values: { total_time }, isCompleted });

describe("a person's own attempts at an exercise (6.026)", () => {
  test("all values, outcomes, best, last, change and pass streak are read in three statements", async () => {
    const ids = [];
    for (const [index, seconds] of [limit + 90, limit - 40, limit - 60, limit - 50].entries())
      ids.push(await at(cast.maya, index + 1, seconds));
    const early = await at(cast.maya, 5, 10, false);
    await portal.get(cast.maya, "{ user { keycloak_id } }");
    let series: Series | null = null;
    const statements = await statementsOf(async () => {
      series = await seriesFor(cast.maya);
    });
    // One of these runs belongs to the caller.
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(series).toMatchObject({ count: 5, exerciseKey, person: { keycloak_id: cast.maya.keycloakId } });
    expect(getTime(series)).toMatchObject({
      values: [limit + 90, limit - 40, limit - 60, limit - 50, 10],
      outcomes: ["not_met", "met", "met", "met", "not_evaluated"],
      best: ids[2],
      last: ids[3],
      change: -140,
      hasImproved: true,
      passesNow: 3,
      longestRun: 3,
      benchmarks: [{ id: `101/${asked?.id}`, value: limit, default_operator: asked?.default_operator }],
      spread: null,
    });
    expect((series as Series | null)?.attempts.at(-1)).toMatchObject({
      id: early,
      isCompleted: false,
      isMet: null,
      progress: null,
      outcome: "endedEarly",
      outcomeText: "Ended early",
    });
  });

  test("attempts at another version are marked, and the best value is that of the latest version", async () => {
    const { db } = portal.database;
    const newer = await anotherVersion(db, 101, "9.0");
    await at(cast.maya, 1, limit - 100);
    const last = await at(cast.maya, 2, limit - 10);
    await madeWith(db, last, newer, "9.0");
    const series = await seriesFor(cast.maya);
    expect(series?.attempts.map(({ moduleVersion }) => moduleVersion)).toEqual([
      getExercise(101).module.version,
      "9.0",
    ]);
    expect(getTime(series)).toMatchObject({ best: last, last, change: null, longestRun: 1 });
  });

  test("a long series returns the latest 200 attempts and the total count", async () => {
    for (let number = 0; number < 203; number += 1)
      await anAttempt(portal.database.db, {
        by: cast.maya,
        startedAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
        values: { total_time: number },
      });
    const series = await seriesFor(cast.maya);
    expect(series?.count).toBe(203);
    expect(getTime(series)?.values).toEqual(Array.from({ length: 200 }, (_, index) => index + 3));
  });

  test("the series is null without attempts and for an invalid key", async () => {
    expect(await seriesFor(cast.maya)).toBeNull();
    const { exerciseSeries } = await portal.get(cast.maya, query, { exerciseKey: "a\u0000b" });
    expect(exerciseSeries).toBeNull();
  });

  test("a run without any values keeps its place in the series", async () => {
    await anAttempt(portal.database.db, { by: cast.maya, values: {} });
    expect(getTime(await seriesFor(cast.maya))).toMatchObject({ values: [null], best: null, last: null });
  });
});

describe("attempts of other people", () => {
  test("everyone who may read a run can read the series, and no one else", async () => {
    await at(cast.maya, 1, limit);
    await anAttempt(portal.database.db, { by: cast.maya, customerId: null, values: { total_time: 5 } });
    expect((await seriesFor(cast.maya))?.count).toBe(2);
    expect((await seriesFor(cast.ruth, cast.maya.keycloakId))?.count).toBe(2);
    // Only the person themselves can read the run without a customer.
    expect((await seriesFor(cast.george, cast.maya.keycloakId))?.count).toBe(1);
    for (const stranger of [cast.tomas, cast.helena, cast.sam])
      expect(await seriesFor(stranger, cast.maya.keycloakId)).toBeNull();
  });

  test("the spread requires five people, names no one, and is shown to admins of those people", async () => {
    const { db } = portal.database;
    const customerId = getCustomer("northgate").id;
    const group = await unbranded(db)
      .selectFrom("customer_group")
      .select("id")
      .where("customer_id", "=", customerId)
      .executeTakeFirstOrThrow();
    const others = [cast.tomas, cast.helena, cast.sam, cast.lukas];
    await unbranded(db)
      .insertInto("customer_group_member")
      .values(
        [cast.maya, ...others].map(({ userId }) => ({
          group_id: group.id,
          user_id: userId,
          role: "learner",
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await at(cast.maya, 1, 500);
    await at(cast.maya, 2, 100);
    // A run that ended early does not count among the values.
    await at(cast.maya, 3, 1, false);
    for (const [index, who] of others.slice(0, 3).entries()) await at(who, 1, 200 + index * 100);
    expect(getTime(await seriesFor(cast.george, cast.maya.keycloakId))?.spread).toBeNull();
    await at(cast.lukas, 1, 500);
    const spread = { people: 5, lowerQuartile: 200, median: 300, upperQuartile: 400 };
    expect(getTime(await seriesFor(cast.george, cast.maya.keycloakId))?.spread).toEqual(spread);
    expect(getTime(await seriesFor(cast.maya))?.spread).toBeNull();
    // A person who is only in groups of other customers does not count, even if they ran exercises at this one.
    await at(cast.aiko, 1, 700);
    expect(getTime(await seriesFor(cast.george, cast.maya.keycloakId))?.spread).toEqual(spread);
    // Values at another customer do not count for this admin.
    await anAttempt(db, { by: cast.lukas, startedAt: day(9), customerId: null, values: { total_time: 1 } });
    expect(getTime(await seriesFor(cast.george, cast.maya.keycloakId))?.spread).toEqual(spread);
  });
});

test("a run's page reads its exercise and values as documents in one statement, including the caller (6.006, 6.015)", async () => {
  const id = await at(cast.maya, 1, 500);
  type One = { readonly vistActivity: unknown };
  const one = (who: CastPerson) =>
    portal.get(who, `{ vistActivity(id: "${id}") { exerciseName definition values } }`);
  await one(cast.maya);
  let answer: One | undefined;
  const statements = await statementsOf(async () => {
    answer = await one(cast.maya);
  });
  expect(statements).toHaveLength(1);
  expect(answer?.vistActivity).toMatchObject({ definition, values: { total_time: 500 } });
  expect(await one(cast.tomas)).toEqual({ vistActivity: null });
});

test("a run without stored results has no values", async () => {
  const id = await aRun(portal.database.db, { by: cast.maya });
  expect(await portal.get(cast.maya, `{ vistActivity(id: "${id}") { values } }`)).toEqual({
    vistActivity: { values: {} },
  });
});

test("a page of runs reads exercises and values in one statement each (6.015)", async () => {
  await at(cast.maya, 1, 500);
  await at(cast.maya, 2, 400, false);
  type Runs = { readonly vistActivities: { readonly activities: readonly unknown[] } };
  const runs = `{ vistActivities { activities {
    isCompleted exercise { id metrics { internal_id } } metricValues { internal_id value } } } }`;
  await portal.get(cast.maya, "{ user { keycloak_id } }");
  let answer: Runs | undefined;
  const statements = await statementsOf(async () => {
    answer = await portal.get(cast.maya, runs);
  });
  expect(statements.length).toBeLessThanOrEqual(3);
  expect(answer?.vistActivities.activities).toMatchObject([
    { isCompleted: false, metricValues: [{ internal_id: "total_time", value: 400 }], exercise: { id: 101 } },
    { isCompleted: true, metricValues: [{ internal_id: "total_time", value: 500 }], exercise: { id: 101 } },
  ]);
});
