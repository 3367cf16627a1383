import { type CaseId, type ExerciseId, instant, type ModuleId, shortDuration } from "@cathedra/domain";
import { evaluate } from "@cathedra/domain/results";
import { getCustomer, getGroup, simulatorModules, stations } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { endRunAt } from "../../station/program/end-run-at.ts";
import { getMetrics } from "../suite/metrics.ts";
import type { Finished } from "../suite/suite.ts";
import { demoRuns } from "./demo-runs.ts";
import { makeRecording } from "./make-recording.ts";
import { type Player, play } from "./play-case.ts";

function definitionOf(id: ExerciseId | undefined) {
  const exercise = simulatorModules.flatMap(({ exercises }) => exercises).find((each) => each.id === id);
  if (exercise === undefined) throw new Error(`no exercise ${id}`);
  return exercise.definition;
}

function getTimes({ startedAt, endedAt, isCompleted }: Finished) {
  return { startedAt: instant(startedAt), endedAt: instant(endedAt), isCompleted };
}

/** Plays this exercise with the given degree of care. */
function played(moduleId: string, caseId: string, care: number) {
  const module = simulatorModules.find(({ code, isNewest }) => code === moduleId && isNewest);
  const exercise = module?.exercises.find(({ code }) => code === caseId);
  if (module === undefined || exercise === undefined) throw new Error(`no exercise ${caseId}`);
  const { name, version } = module;
  const of: Player["of"] = {
    moduleId: moduleId as ModuleId,
    caseId: caseId as CaseId,
    moduleName: name,
    caseName: exercise.name,
    exercise: { id: exercise.id, code: caseId, moduleCode: moduleId, moduleVersion: version },
  };
  const finished = play({
    who: "maya",
    runId: `${caseId} ${care}`,
    of,
    startedAt: Date.UTC(2026, 10, 22),
    care,
  });
  return { finished, values: getMetrics(finished.run, "maya"), definition: exercise.definition };
}

const withProcedure = simulatorModules.filter(
  ({ code, isNewest }) => isNewest && ["carotid-stenting", "evar", "aneurysm-coiling"].includes(code),
);

test.each(
  withProcedure.flatMap(({ code, exercises }) => exercises.map((each) => [code, each.code] as const)),
)(
  "%s: a complete run of %s has values for exactly the metrics of its definition (6.006)",
  (moduleId, caseId) => {
    for (const care of [0.95, 0.6]) {
      const { finished, values, definition } = played(moduleId, caseId, care);
      const ids = definition.metrics.map(({ internal_id }) => internal_id);
      expect(Object.keys(values).toSorted()).toEqual(ids.toSorted());
      expect(ids.filter((id) => values[id] === null || values[id] === undefined)).toEqual([]);
      const evaluated = evaluate(definition, { ...getTimes(finished), values });
      expect(evaluated.implausible).toEqual([]);
      const asked = definition.benchmarks.length;
      expect([evaluated.asked, evaluated.measured]).toEqual([asked, asked]);
      expect(finished.isCompleted).toBe(true);
      // A realistic treatment takes more than ten minutes.
      expect(Number(values.total_time)).toBeGreaterThan(600);
      expect(Number(values.total_time)).toBeLessThan(3600);
      // The metric is the time between the beginning and the end.
      const seconds = Math.round((finished.endedAt - finished.startedAt) / 1000);
      expect(shortDuration(Number(values.total_time))).toBe(shortDuration(seconds));
    }
  },
);

test("careful players pass more often and sooner, and careless ones sometimes have complications", () => {
  for (const [moduleId, caseId] of [
    ["carotid-stenting", "carotid-stenting-01"],
    ["evar", "evar-01"],
    ["aneurysm-coiling", "aneurysm-coiling-01"],
  ] as const) {
    const of = (cares: readonly number[]) =>
      cares.map((care) => {
        const { finished, values, definition } = played(moduleId, caseId, care);
        const { run } = finished;
        const wrong = run.procedure?.complications(run.treatment, run.at ?? 0) ?? [];
        const { isMet } = evaluate(definition, { ...getTimes(finished), values });
        return { isMet: isMet === true, wrong: wrong.length > 0, seconds: Number(values.total_time) };
      });
    const careful = of([0.9, 0.92, 0.94, 0.96, 0.98]);
    const careless = of([0.05, 0.08, 0.11, 0.14, 0.17]);
    const met = (all: typeof careful) => all.filter(({ isMet }) => isMet).length;
    expect([caseId, met(careful) > met(careless)]).toEqual([caseId, true]);
    expect(Math.max(...careful.map(({ seconds }) => seconds))).toBeLessThan(
      Math.min(...careless.map(({ seconds }) => seconds)),
    );
    expect([caseId, careless.some(({ wrong }) => wrong), careful.some(({ wrong }) => wrong)]).toEqual([
      caseId,
      true,
      false,
    ]);
  }
});

test("the pictures of a recording have a valid format", async () => {
  const { finished } = played("carotid-stenting", "carotid-stenting-01", 0.9);
  const recording = await makeRecording(finished.frames.slice(-3));
  expect(recording).toMatchObject({ seconds: 1.5, takenAt: finished.frames.at(-3)?.takenAt });
  const content = recording?.content ?? Buffer.alloc(0);
  // The start code of a key frame of VP8, once a picture (RFC 6386), of 384 by 384.
  const starts = content.toString("latin1").split("\x9d\x01\x2a").slice(1);
  expect(starts.map((each) => Buffer.from(each.slice(0, 4), "latin1").readUInt16LE(0))).toEqual([
    384, 384, 384,
  ]);
  expect(await makeRecording([])).toBeNull();
});

test("the demo runs are really played: each has X-ray, contrast, pictures and an end", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const runs = demoRuns(now);
  expect(new Set(runs.map(({ runId }) => runId)).size).toBe(runs.length);
  for (const run of runs) {
    const finished = play(run);
    const definition = definitionOf(run.of.exercise?.id);
    const values = getMetrics(finished.run, run.who);
    const ids = [run.of.caseId, finished.isCompleted, values.lesion_crossed, values.targets_reached];
    expect(ids).toEqual([run.of.caseId, true, true, 100]);
    for (const metric of ["total_time", "fluoro_time", "dose_area_product", "contrast_volume", "path_length"])
      expect([metric, Number(values[metric]) > 0]).toEqual([metric, true]);
    expect(Number(values.total_time)).toBeGreaterThan(600);
    expect(finished.frames.length).toBeGreaterThan(20);
    expect(finished.shots.map(({ title }) => title)).toEqual(expect.arrayContaining(["Run 1", "Run 2"]));
    expect(finished.endedAt).toBeLessThan(now);
    expect((finished.endedAt - finished.startedAt) / 1000).toBeCloseTo(Number(values.total_time), 1);
    expect(evaluate(definition, { ...getTimes(finished), values }).implausible).toEqual([]);
    // A run that is played faster than real time, as at a station, has the same duration and the real end.
    const faster = endRunAt(finished, finished.startedAt + 13_000);
    expect(faster.endedAt).toBe(finished.startedAt + 13_000);
    expect(
      faster.shots.every(({ takenAt }) => takenAt >= faster.startedAt && takenAt <= faster.endedAt),
    ).toBe(true);
    expect(evaluate(definition, { ...getTimes(faster), values }).implausible).toEqual([]);
    // Replaying the run gives the same values, so that a second delivery is equal.
    expect(getMetrics(play(run).run, run.who)).toEqual(values);
  }
});

test("each demo run was played at a station of its person's institution, never two at once on one station", () => {
  const runs = demoRuns(Date.UTC(2026, 10, 22));
  for (const { person, serviceTag } of runs) {
    const [own] = person.groups;
    const institution = own && getCustomer(getGroup(own.group).customer).id;
    expect(stations.find((each) => each.serviceTag === serviceTag)?.customerId).toBe(institution);
  }
  const atStations = runs.map(
    ({ serviceTag, startedAt }) => `${serviceTag} ${Math.floor(startedAt / 7_200_000)}`,
  );
  expect(new Set(atStations).size).toBe(runs.length);
});
