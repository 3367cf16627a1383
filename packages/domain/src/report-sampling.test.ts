import { expect, test } from "vitest";
import { reportSampling, sampleOf } from "./report-sampling.ts";

test("10 % of traces, no sessions, and recordings of 10 % of errors are kept (G.027)", () => {
  expect(reportSampling).toEqual({ traces: 0.1, replayOfSessions: 0, replayOnError: 0.1 });
  const dice = Array.from({ length: 1_000 }, (_, number) => number / 1_000);
  expect(dice.filter((thrown) => sampleOf(thrown, 0.5).isTraced)).toHaveLength(100);
  expect(dice.filter((thrown) => sampleOf(0.5, thrown).isRecorded)).toHaveLength(100);
});
