import { randomUUID } from "node:crypto";
import { instant } from "@cathedra/domain";
import {
  defaultProficiencyRule,
  type ExerciseDefinition,
  getWeights,
  type MetricValue,
  type MetricValues,
  proficiencySteps,
  resultTree,
} from "@cathedra/domain/results";
import { cast, getGroup, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Cohort, cohortQuery, type Own, personQuery } from "../progress/progress-queries.ts";
import { makeRuns } from "../progress/run-builders.ts";
import { deliver, exerciseOfTests, metricValues } from "../result-intake/delivery-helpers.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

/** One set of runs, read through every operation that reports their outcome. */
let portal: CastApp;
const key = `${exerciseOfTests.module}/${exerciseOfTests.code}`;
const group = getGroup("irResidents").id;
const definition = definitionOf(exerciseOfTests.id);
const asked = definition.benchmarks.length;

function definitionOf(id: number): ExerciseDefinition {
  const found = simulatorModules.flatMap(({ exercises }) => exercises).find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no such exercise: ${id}`);
  return found.definition;
}

/** Values that meet every criterion in a run of nine minutes. */
const passing: MetricValues = Object.fromEntries(
  definition.benchmarks.map(({ metric, default_operator, value }): [string, MetricValue] => {
    const isTime = definition.metrics.some(
      (each) => each.internal_id === metric && each.value_format === "time",
    );
    if (typeof value !== "number") return [metric, value];
    const met = default_operator === "lessthan" ? value - 1 : value;
    return [metric, isTime ? Math.min(met, 500) : met];
  }),
);
const { dose_area_product: _dose, ...butDose } = passing;

beforeAll(async () => {
  portal = await castApp();
  // Another person's run in the same exercise and group: it must neither change nor appear as Maya's.
  await makeRuns(portal, cast.tomas, { exerciseId: exerciseOfTests.id, outcomes: "pp" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal.database;
  await sql`delete from notification where user_id = ${cast.maya.userId}`.execute(db);
  await sql`delete from simulator_activity where created_by = ${cast.maya.userId}`.execute(db);
});

const rowsOfOthers = () =>
  unbranded(portal.database.db)
    .selectFrom("simulator_activity")
    .selectAll()
    .where("created_by", "<>", cast.maya.userId)
    .orderBy("id")
    .execute();

const everything = `query ($key: String!, $id: ID!, $run: String!, $code: String!, $version: String!) {
  log: vistActivities { count activities { ...told } }
  page: vistActivity(id: $id) { ...told activityEnd definition values implausible measured asked }
  vistRun(launchId: $run) { id isMet isCompleted progress outcome outcomeText criteriaText totalTimeInSeconds }
  vistCourse(code: $code, version: $version) { simulations { exerciseKey lastRun { isMet outcome outcomeText progress } } }
  exerciseSeries(exerciseKey: $key) { attempts { id activityStart moduleVersion isMet progress outcome outcomeText } }
  inbox: notifications { notifications { text } }
}
fragment told on VistActivity {
  id activityStart isCompleted result progress outcome outcomeText criteriaText totalTimeInSeconds
}`;

type Told = {
  readonly id: string;
  readonly activityStart: string;
  readonly isCompleted: boolean;
  readonly result: string | null;
  readonly progress: number | null;
  readonly outcome: string;
  readonly outcomeText: string;
  readonly criteriaText: string;
  readonly totalTimeInSeconds: number;
};
type Short = Pick<Told, "progress" | "outcome" | "outcomeText"> & { readonly isMet: boolean | null };
type Everything = {
  readonly log: { readonly count: number; readonly activities: readonly Told[] };
  readonly page: Told & {
    readonly activityEnd: string;
    readonly definition: ExerciseDefinition;
    readonly values: MetricValues;
    readonly implausible: readonly string[];
    readonly measured: number;
    readonly asked: number;
  };
  readonly vistRun: Short;
  readonly vistCourse: {
    readonly simulations: readonly { readonly exerciseKey: string; readonly lastRun: Short | null }[];
  };
  readonly exerciseSeries: {
    readonly attempts: readonly (Short & {
      readonly id: string;
      readonly activityStart: string;
      readonly moduleVersion: string;
    })[];
  };
  readonly inbox: { readonly notifications: readonly { readonly text: string }[] };
};

const early = { completed: "false" };
const now = Date.now();
const atOnce = {
  startedAt: new Date(now - 60_000).toISOString(),
  endedAt: new Date(now - 60_000).toISOString(),
};

// The delivery, its expected outcome, whether it is passed, its score, and its text.
test.each<
  [string, MetricValues, Readonly<Record<string, string>>, string, boolean | null, number | null, string]
>([
  ["all measured and met", passing, {}, "met", true, 100, "Succesfully met all criteria"],
  [
    "one not met",
    { ...passing, lesion_crossed: false },
    {},
    "notMet",
    false,
    92,
    "Did not meet all criteria",
  ],
  ["one not measured", butDose, {}, "partlyMeasured", null, null, `${asked - 1} of ${asked} measured`],
  [
    "one of all measured, and met",
    { lesion_crossed: true },
    {},
    "partlyMeasured",
    null,
    null,
    `1 of ${asked} measured`,
  ],
  [
    "one not measured and one not met",
    { ...butDose, lesion_crossed: false },
    {},
    "notMet",
    false,
    91,
    "Did not meet all criteria",
  ],
  ["nothing measured", {}, {}, "nothingMeasured", null, null, "Nothing was measured"],
  ["ended early with all met until then", passing, early, "endedEarly", null, null, "Ended early"],
  ["ended early with nothing measured", {}, early, "endedEarly", null, null, "Ended early"],
  [
    "900 %",
    { ...passing, targets_reached: 900 },
    {},
    "implausible",
    null,
    null,
    "Implausible: Targets reached 900.00%, more than 100.00%",
  ],
  [
    "-500 s",
    { ...passing, fluoro_time: -500 },
    {},
    "implausible",
    null,
    null,
    "Implausible: Fluoroscopy time -8:20, less than 0:00",
  ],
  [
    "600 s in a run of 0 s, ended early",
    { total_time: 600 },
    { ...early, ...atOnce },
    "implausible",
    null,
    null,
    "Implausible: Procedure time 10:00 in a run of 0:00",
  ],
  ["an end when it began", {}, atOnce, "implausible", null, null, "Implausible: ended when it began"],
])(
  "%s: all places that show the run agree on its outcome (6.004, 6.007, 6.008)",
  async (_, values, attributes, outcome, isMet, progress, text) => {
    const others = await rowsOfOthers();
    const run = randomUUID();
    const delivered = await deliver(portal, cast.maya, { run, files: [metricValues(values)], attributes });
    expect([delivered.statusCode, delivered.body]).toEqual([201, expect.any(String)]);
    const { id } = delivered.json<{ id: string }>();
    // A separate setting decides whether runs delivered by hand count for proficiency.
    await sql`update simulator_activity set source = 'cloud_machine' where id = ${id}`.execute(
      portal.database.db,
    );
    const { module: code, version } = exerciseOfTests;
    const told = await portal.get<Everything>(cast.maya, everything, { key, id, run, code, version });

    const { activities } = told.log;
    expect(activities.map((each) => each.id)).toEqual([id]);
    expect(activities[0]).toMatchObject({
      outcome,
      outcomeText: text,
      progress,
      result: isMet === null ? null : text,
    });
    expect(told.page).toMatchObject(activities[0] ?? {});
    const short = { outcome, outcomeText: text, progress, isMet };
    expect(told.vistRun).toMatchObject(short);
    expect(told.vistCourse.simulations.find(({ exerciseKey }) => exerciseKey === key)?.lastRun).toEqual(
      short,
    );
    expect(told.exerciseSeries.attempts).toMatchObject([{ id, ...short }]);
    expect(told.inbox.notifications[0]?.text).toContain(`. ${text}`);

    // The page judges each metric itself, by the same rules.
    const { activityStart, activityEnd, isCompleted, values: measured } = told.page;
    const [startedAt, endedAt] = [activityStart, activityEnd].map((at) => instant(Date.parse(at)));
    const tree = resultTree(told.page.definition, {
      startedAt: startedAt ?? instant(0),
      endedAt: endedAt ?? instant(0),
      isCompleted,
      values: measured,
    });
    const met = tree.reduce((sum, { counts }) => sum + counts.met, 0);
    if (isMet === true) expect(met).toBe(asked);
    if (outcome === "nothingMeasured") expect(met).toBe(0);

    // The curve includes the run only if it counts as an attempt.
    const [attempt] = told.exerciseSeries.attempts;
    const curve = { ...defaultProficiencyRule, kind: "learning_curve" } as const;
    const { steps } = proficiencySteps(
      [
        {
          id,
          startedAt: startedAt ?? instant(0),
          version: attempt?.moduleVersion ?? "",
          isMet: attempt?.isMet ?? null,
        },
      ],
      curve,
    );
    expect(steps[0]?.score ?? null).toBe(isMet === null ? null : isMet ? getWeights(curve).pass : 0);

    // Progress and cohort show a run that counts as an attempt, and a passed one as a pass.
    const { personProgress } = await portal.get<Own>(cast.maya, personQuery);
    const exercise = personProgress.exercises.find((each) => each.exerciseKey === key);
    const figures = { attempts: isMet === null ? 0 : 1, best: progress, passesLeft: isMet === true ? 1 : 2 };
    expect(exercise).toMatchObject({ ...figures, last: progress, passes: [isMet] });
    const { cohortProgress } = await portal.get<Cohort>(cast.priya, cohortQuery, { group });
    const at = cohortProgress.exercises.findIndex(({ exerciseKey }) => exerciseKey === key);
    const row = cohortProgress.people.find(({ person }) => person.keycloak_id === cast.maya.keycloakId);
    expect({ attempts: row?.attempts[at], best: row?.best[at], passesLeft: row?.passesLeft[at] }).toEqual(
      figures,
    );
    expect(row?.met[at]).toBe(isMet);

    // The log finds a run by its outcome only.
    const found = async (result: string) =>
      (
        await portal.get(
          cast.maya,
          "query ($result: VistActivityOutcome) { vistActivities(searchParams: { result: $result }) { count } }",
          { result },
        )
      ).vistActivities.count;
    const all = [
      "met",
      "notMet",
      "endedEarly",
      "implausible",
      "nothingMeasured",
      "partlyMeasured",
      "notEvaluated",
    ];
    const counts = await Promise.all(all.map(found));
    expect(Object.fromEntries(all.map((each, index) => [each, counts[index]]))).toEqual(
      Object.fromEntries(all.map((each) => [each, each === outcome ? 1 : 0])),
    );
    expect(await rowsOfOthers()).toEqual(others);
  },
);
