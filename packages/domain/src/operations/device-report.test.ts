import { describe, expect, test } from "vitest";
import {
  applyDeviceReport,
  type DeviceReport,
  type DeviceWorkFacts,
  maxAttemptsOfDevices,
} from "./device-report.ts";

const work: DeviceWorkFacts = {
  state: "running",
  attempt: 1,
  reportedSeq: 5,
  progress: 40,
  errors: ["A line was lost."],
  isCancelRequested: false,
  isLate: false,
};
const report: DeviceReport = { attempt: 1, seq: 5, state: "RUNNING", progress: 40, errors: [] };
const said = (changes: Partial<DeviceReport>, facts: Partial<DeviceWorkFacts> = {}) =>
  applyDeviceReport({ ...work, ...facts }, { ...report, ...changes });

describe("a report with the number of the previous one", () => {
  test("the lease is renewed if the report is a repetition, even if it shows less progress", () => {
    expect(said({})).toMatchObject({ act: "write", progress: 40 });
    expect(said({ progress: 30 })).toMatchObject({ act: "write", progress: 40 });
    expect(said({ errors: ["A line was lost."] })).toMatchObject({ act: "write" });
  });

  test.each([
    ["more progress", { progress: 41 }],
    ["another end", { state: "COMPLETE" as const }],
    ["another error", { errors: ["The disk is full."] }],
  ])("a report with the same number and %s is refused", (_, changes) => {
    expect(said(changes)).toEqual({ act: "refuse", why: "SEQ_REUSED" });
  });

  test("the report is accepted as the first of the next attempt and of work not begun", () => {
    expect(said({ attempt: 2, progress: 90 })).toMatchObject({ act: "write", attempt: 2, progress: 90 });
    expect(said({ seq: 0, progress: 9 }, { state: "waiting", reportedSeq: 0, progress: 0 })).toMatchObject({
      act: "write",
      progress: 9,
    });
  });
});

test.each([
  [{ attempt: 0 }, {}, "ATTEMPT_OVER"],
  [{ attempt: 3 }, {}, "ATTEMPT_SKIPPED"],
  [{ attempt: maxAttemptsOfDevices + 1 }, { attempt: maxAttemptsOfDevices }, "TOO_MANY_ATTEMPTS"],
  [{ seq: 6 }, { isLate: true }, "ENDED"],
  [{ seq: 6 }, { state: "failed" as const }, "ENDED"],
])("the report %o for an operation with %o is refused: %s", (changes, facts, why) => {
  expect(said(changes, facts)).toEqual({ act: "refuse", why });
});
