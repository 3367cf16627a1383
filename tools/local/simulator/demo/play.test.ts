import { expect, test } from "vitest";
import { metricsOf } from "../suite/metrics.ts";
import { demoRuns } from "./demo-runs.ts";
import { play } from "./play.ts";

test("the demo people's runs are really played: every one has X-ray, contrast, pictures and an end", () => {
  const now = Date.UTC(2026, 10, 22, 12);
  const runs = demoRuns(now);
  expect(new Set(runs.map(({ runId }) => runId)).size).toBe(runs.length);
  for (const run of runs) {
    const finished = play(run);
    const values = metricsOf(finished.run, run.who);
    const ids = [run.of.caseId, finished.isCompleted, values.lesion_crossed, values.targets_reached];
    expect(ids).toEqual([run.of.caseId, true, true, 100]);
    for (const metric of ["total_time", "fluoro_time", "dose_area_product", "contrast_volume", "path_length"])
      expect([metric, Number(values[metric]) > 0]).toEqual([metric, true]);
    expect(Number(values.total_time)).toBeGreaterThan(60);
    expect(finished.shots.map(({ title }) => title)).toEqual(expect.arrayContaining(["Run 1", "Run 2"]));
    expect(finished.endedAt).toBeLessThan(now);
    // The same run, whenever it is played: a second delivery of it says the same.
    expect(metricsOf(play(run).run, run.who)).toEqual(values);
  }
});
