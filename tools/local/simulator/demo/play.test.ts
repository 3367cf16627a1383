import { type ExerciseId, instant } from "@cathedra/domain";
import { evaluate } from "@cathedra/domain/results";
import { simulatorModules } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { endingAt } from "../../station/program/ending-at.ts";
import { metricsOf } from "../suite/metrics.ts";
import type { Finished } from "../suite/suite.ts";
import { demoRuns } from "./demo-runs.ts";
import { play } from "./play.ts";

function definitionOf(id: ExerciseId | undefined) {
  const exercise = simulatorModules.flatMap(({ exercises }) => exercises).find((each) => each.id === id);
  if (exercise === undefined) throw new Error(`no exercise ${id}`);
  return exercise.definition;
}

function timesOf({ startedAt, endedAt, isCompleted }: Finished) {
  return { startedAt: instant(startedAt), endedAt: instant(endedAt), isCompleted };
}

test("the demo people's runs are really played: every one has X-ray, contrast, pictures and an end", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const runs = demoRuns(now);
  expect(new Set(runs.map(({ runId }) => runId)).size).toBe(runs.length);
  for (const run of runs) {
    const finished = play(run);
    const definition = definitionOf(run.of.exercise?.id);
    const values = metricsOf(finished.run, run.who);
    const ids = [run.of.caseId, finished.isCompleted, values.lesion_crossed, values.targets_reached];
    expect(ids).toEqual([run.of.caseId, true, true, 100]);
    for (const metric of ["total_time", "fluoro_time", "dose_area_product", "contrast_volume", "path_length"])
      expect([metric, Number(values[metric]) > 0]).toEqual([metric, true]);
    expect(Number(values.total_time)).toBeGreaterThan(60);
    expect(finished.shots.map(({ title }) => title)).toEqual(expect.arrayContaining(["Run 1", "Run 2"]));
    expect(finished.endedAt).toBeLessThan(now);
    expect((finished.endedAt - finished.startedAt) / 1000).toBeCloseTo(Number(values.total_time), 1);
    expect(evaluate(definition, { ...timesOf(finished), values }).implausible).toEqual([]);
    // Played faster than the clock on the wall, as at a station: it lasts as long, and ends when it ended there.
    const faster = endingAt(finished, finished.startedAt + 13_000);
    expect(faster.endedAt).toBe(finished.startedAt + 13_000);
    expect(
      faster.shots.every(({ takenAt }) => takenAt >= faster.startedAt && takenAt <= faster.endedAt),
    ).toBe(true);
    expect(evaluate(definition, { ...timesOf(faster), values }).implausible).toEqual([]);
    // The same run, whenever it is played: a second delivery of it says the same.
    expect(metricsOf(play(run).run, run.who)).toEqual(values);
  }
});
