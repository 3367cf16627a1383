import { instant } from "@cathedra/domain";
import { readDocument } from "@cathedra/domain/imports";
import { evaluate, type MetricGroup, maxGroupDepth } from "@cathedra/domain/results";
import { definitionsKind } from "@cathedra/domain/results/import";
import { expect, test } from "vitest";
import { cast, people } from "./cast.ts";
import { colleagues } from "./colleagues.ts";
import { resultsLife } from "./results-life.ts";
import { localSimulatorMetrics } from "./simulator/core-measures.ts";
import { simulatorDefinitions, simulatorModules } from "./simulator-catalogue.ts";

const now = Date.UTC(2026, 10, 22, 12);
const exercises = simulatorModules.flatMap((module) => module.exercises);
const getExercise = new Map(exercises.map((exercise) => [exercise.id, exercise]));

test("the definitions can be imported (6.006)", () => {
  const read = readDocument(simulatorDefinitions(), definitionsKind);
  expect(read.ok ? [] : read.error).toEqual([]);
  expect(read.ok && read.value.document.modules.length).toBe(simulatorModules.length);
});

test("at least six modules have four exercises, each with 15-40 metrics in two to four levels of groups (6.006)", () => {
  const large = simulatorModules.filter((module) => module.isNewest && module.exercises.length >= 4);
  expect(large.length).toBeGreaterThanOrEqual(6);
  const depth = (groups: readonly MetricGroup[]): number =>
    groups.length === 0 ? 0 : 1 + Math.max(...groups.map(({ groups: inner }) => depth(inner)));
  for (const { definition } of exercises) {
    expect(definition.metrics.length).toBeGreaterThanOrEqual(15);
    expect(definition.metrics.length).toBeLessThanOrEqual(40);
    expect(depth(definition.groups)).toBeGreaterThanOrEqual(2);
    expect(depth(definition.groups)).toBeLessThan(maxGroupDepth);
    const grouped = definition.groups.flatMap(function ids(group: MetricGroup): readonly string[] {
      return [...group.metrics, ...group.groups.flatMap(ids)];
    });
    expect(new Set(grouped)).toEqual(new Set(definition.metrics.map(({ internal_id }) => internal_id)));
    expect(definition.metrics.map(({ internal_id }) => internal_id)).toEqual(
      expect.arrayContaining([...localSimulatorMetrics]),
    );
    expect(definition.metrics.filter(({ description }) => description === "")).toEqual([]);
  }
});

test("every exercise has benchmarks for metrics of the local simulator (6.008)", () => {
  for (const { definition } of exercises) {
    const asked = definition.benchmarks.filter(({ metric }) =>
      localSimulatorMetrics.some((id) => id === metric),
    );
    expect(asked.length).toBeGreaterThanOrEqual(6);
  }
});

const runs = resultsLife(now).toSorted((a, b) => a.startedAt - b.startedAt);
const outcomes = (keycloakId: string, code: string) =>
  runs
    .filter((run) => run.keycloakId === keycloakId && getExercise.get(run.exerciseId)?.code === code)
    .map((run) => {
      const { definition } = getExercise.get(run.exerciseId) ?? { definition: none };
      const [startedAt, endedAt] = [instant(run.startedAt), instant(run.endedAt)];
      return { ...run, ...evaluate(definition, { ...run, startedAt, endedAt }) };
    });
const none = { groups: [], metrics: [], benchmarks: [] };

test("Maya is proficient in two exercises, improves in a third over two versions, and has begun a fourth", () => {
  const of = (code: string) => outcomes(cast.maya.keycloakId, code);
  for (const code of ["evar-01", "sfa-revascularization-01"]) {
    expect(
      of(code)
        .slice(-3)
        .map(({ isMet }) => isMet),
      code,
    ).toEqual([true, true, true]);
    expect(of(code)[0]?.isMet).toBe(false);
  }
  const carotid = of("carotid-stenting-01");
  expect(new Set(carotid.map(({ exerciseId }) => exerciseId)).size).toBe(2);
  expect(carotid.at(-1)?.isMet).toBe(false);
  expect(Number(carotid.at(-1)?.progress)).toBeGreaterThan(Number(carotid[0]?.progress));
  expect(of("stroke-thrombectomy-01").map(({ isCompleted }) => isCompleted)).toEqual([false, true]);
});

test("at least five IR Fellows have run the same exercise, and begin better than residents", () => {
  const fellows = [...colleagues, cast.tomas].filter(({ groups }) =>
    groups.some(({ group, role }) => group === "irFellows" && role === "learner"),
  );
  const first = fellows.flatMap(({ keycloakId }) => outcomes(keycloakId, "evar-01")[0]?.progress ?? []);
  expect(first.length).toBeGreaterThanOrEqual(5);
  const mean = first.reduce((sum, progress) => sum + progress, 0) / first.length;
  expect(mean).toBeGreaterThan(Number(outcomes(cast.maya.keycloakId, "evar-01")[0]?.progress));
});

test("people improve, and some fail again after they had passed", () => {
  const learners = [...people, ...colleagues].filter(({ groups }) =>
    groups.some(({ role }) => role === "learner"),
  );
  const codes = [...new Set(exercises.map(({ code }) => code))];
  const series = learners.flatMap(({ keycloakId }) =>
    codes.map((code) => outcomes(keycloakId, code).flatMap(({ progress }) => progress ?? [])),
  );
  const long = series.filter(({ length }) => length >= 6);
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  for (const all of long) expect(mean(all.slice(-2))).toBeGreaterThan(mean(all.slice(0, 2)));
  const relapses = long.filter((all) => {
    const passed = all.indexOf(100);
    return passed !== -1 && all.slice(passed).some((progress) => progress < 100) && all.at(-1) === 100;
  });
  expect(relapses.length).toBeGreaterThanOrEqual(3);
});

test("no run is implausible, and no completed run is too short for its case", () => {
  for (const run of runs) {
    const { definition, measures } = getExercise.get(run.exerciseId) ?? { definition: none, measures: [] };
    const [startedAt, endedAt] = [instant(run.startedAt), instant(run.endedAt)];
    expect(evaluate(definition, { ...run, startedAt, endedAt }).implausible, run.id).toEqual([]);
    const seconds = (endedAt - startedAt) / 1000;
    expect(seconds).toBeCloseTo(Number(run.values.total_time), 1);
    const expert = Number(measures.find(({ internal_id }) => internal_id === "total_time")?.expert);
    if (run.isCompleted) expect(seconds, run.id).toBeGreaterThan(expert * 0.75);
  }
});

test("runs lie in the past, end after they began, and contain no part longer than the whole", () => {
  expect(runs.length).toBeGreaterThan(150);
  for (const { startedAt, endedAt, values, exerciseId } of runs) {
    expect(endedAt).toBeGreaterThan(startedAt);
    expect(endedAt).toBeLessThan(now);
    for (const { internal_id, value_format } of getExercise.get(exerciseId)?.definition.metrics ?? []) {
      const value = values[internal_id];
      if (value_format === "time" && typeof value === "number") {
        expect(value).toBeLessThanOrEqual(Number(values.total_time));
      }
    }
  }
});
