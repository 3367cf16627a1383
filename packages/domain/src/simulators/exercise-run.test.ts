import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Instant, instant } from "../time.ts";
import {
  applyRunReport,
  asksForMs,
  dismissRun,
  type ExerciseRun,
  giveUpRun,
  idleRun,
  launchRun,
  quitRun,
  type ReportedState,
  type RunReport,
  refuseRun,
  reportedStates,
  restoreRun,
} from "./exercise-run.ts";

const now = instant(1_000_000);
const ours = { launchId: "ours", exerciseId: 501 };

const report = (state: ReportedState, over: Partial<RunReport> = {}): RunReport => ({
  ...ours,
  personId: "maya",
  state,
  startedAt: "2026-03-10T09:00:00Z",
  activityId: state === "done" ? "activity" : null,
  error: state === "failed" ? { code: "SIMULATOR_FAILED" } : null,
  ...over,
});
const others = (state: ReportedState) => report(state, { launchId: "other", exerciseId: 601 });

const asking = launchRun(idleRun, ours, now);
const running = applyRunReport("maya", asking, report("running"));

describe("launching an exercise", () => {
  test("a run passes through launched, running and delivering to done with its result", () => {
    expect(asking).toMatchObject({ kind: "launched", phase: "asking", ...ours });
    let run = asking;
    for (const state of ["starting", "running", "delivering"] as const) {
      run = applyRunReport("maya", run, report(state));
      expect(run).toMatchObject({ kind: "launched", phase: state });
    }
    expect(applyRunReport("maya", run, report("done"))).toEqual({
      kind: "done",
      ...ours,
      activityId: "activity",
    });
  });

  test("quitting waits for the simulator and ends in idle with the reason", () => {
    const quitting = quitRun(running);
    expect(quitting).toMatchObject({ kind: "launched", isQuitting: true });
    expect(quitRun(quitting, false)).toMatchObject({ isQuitting: false });
    expect(applyRunReport("maya", quitting, report("failed", { error: { code: "USER_QUIT" } }))).toEqual({
      kind: "idle",
      error: { ...ours, code: "USER_QUIT" },
    });
  });

  test("an exercise can be started again after a failed or done run, but not during one", () => {
    const failed = applyRunReport("maya", running, report("failed"));
    const next = { launchId: "next", exerciseId: 502 };
    expect(launchRun(failed, next, now)).toMatchObject({ kind: "launched", ...next });
    expect(launchRun(applyRunReport("maya", running, report("done")), next, now)).toMatchObject({
      launchId: "next",
    });
    expect(launchRun(running, next, now)).toBe(running);
    expect(dismissRun(failed)).toEqual(idleRun);
    expect(dismissRun(running)).toBe(running);
  });

  test("a refusal ends the launch with its reason, but a lost answer does not", () => {
    expect(refuseRun(asking, "ours", "NOT_INSTALLED")).toEqual({
      kind: "idle",
      error: { ...ours, code: "NOT_INSTALLED" },
    });
    for (const code of ["NO_ANSWER", "CLOSED", "NOT_CONNECTED", "NOT_UNDERSTOOD"]) {
      expect(refuseRun(asking, "ours", code)).toBe(asking);
    }
    expect(refuseRun(asking, "another", "BUSY")).toBe(asking);
    // The simulator reported that the exercise runs before its refusal of a second start arrived.
    expect(refuseRun(running, "ours", "BUSY")).toBe(running);
  });

  test("a launch without an answer times out, but a running exercise does not", () => {
    expect(giveUpRun(asking, instant(now + asksForMs - 1))).toBe(asking);
    expect(giveUpRun(asking, instant(now + asksForMs))).toEqual({
      kind: "idle",
      error: { ...ours, code: "NO_ANSWER" },
    });
    expect(giveUpRun(running, instant(now + 10 * asksForMs))).toBe(running);
  });
});

describe("restoring the run", () => {
  test("a running exercise is shown after a reload and in another tab", () => {
    expect(restoreRun("maya", idleRun, report("running"), null)).toMatchObject({
      kind: "launched",
      phase: "running",
      ...ours,
    });
    expect(applyRunReport("maya", idleRun, report("starting"))).toMatchObject({
      kind: "launched",
      phase: "starting",
    });
  });

  test("a run that ended while the page was reloaded is announced to the person who launched it only", () => {
    expect(restoreRun("maya", idleRun, report("done"), "ours")).toEqual({
      kind: "done",
      ...ours,
      activityId: "activity",
    });
    expect(restoreRun("maya", idleRun, report("failed"), "ours")).toMatchObject({
      error: { code: "SIMULATOR_FAILED" },
    });
    expect(restoreRun("maya", idleRun, report("done"), null)).toBe(idleRun);
    expect(restoreRun("maya", idleRun, report("done"), "before")).toBe(idleRun);
    expect(restoreRun("maya", idleRun, null, "ours")).toBe(idleRun);
  });

  test("after a lost connection the current state is shown, or CLIENT_RESTARTED if the client has no run", () => {
    expect(restoreRun("maya", running, report("delivering"), null)).toMatchObject({ phase: "delivering" });
    expect(restoreRun("maya", running, report("done"), null)).toMatchObject({ kind: "done" });
    expect(restoreRun("maya", running, null, null)).toEqual({
      kind: "idle",
      error: { ...ours, code: "CLIENT_RESTARTED" },
    });
    expect(restoreRun("maya", running, others("done"), null)).toMatchObject({
      error: { code: "CLIENT_RESTARTED" },
    });
    expect(restoreRun("maya", running, others("running"), null)).toMatchObject({
      kind: "launched",
      launchId: "other",
    });
  });

  test("a launch with a lost answer stays pending, and keeps its launch id when it is reported", () => {
    expect(restoreRun("maya", asking, null, null)).toBe(asking);
    expect(restoreRun("maya", asking, others("done"), null)).toBe(asking);
    expect(restoreRun("maya", asking, report("running"), null)).toMatchObject({
      phase: "running",
      launchId: "ours",
    });
  });

  test("a finished run that was shown once is not shown again", () => {
    const done = applyRunReport("maya", running, report("done"));
    expect(restoreRun("maya", done, report("done"), "ours")).toBe(done);
    expect(applyRunReport("maya", done, report("running"))).toBe(done);
    const failed = applyRunReport("maya", running, report("failed"));
    expect(applyRunReport("maya", failed, report("delivering"))).toBe(failed);
  });

  test("a launch is refused while another run is active, and that run is shown", () => {
    expect(applyRunReport("maya", asking, others("running"))).toBe(asking);
    const busy = refuseRun(asking, "ours", "BUSY");
    expect(busy).toMatchObject({ error: { code: "BUSY" } });
    expect(restoreRun("maya", busy, others("running"), null)).toMatchObject({
      kind: "launched",
      launchId: "other",
    });
  });
});

type Step = (run: ExerciseRun, at: Instant) => ExerciseRun;

const anyReport = fc.record({
  launchId: fc.constantFrom("ours", "other", "third"),
  personId: fc.constantFrom("maya", "maya", "tomas"),
  exerciseId: fc.constantFrom(501, 601, null),
  state: fc.constantFrom(...reportedStates),
  startedAt: fc.constantFrom("2026-03-10T09:00:00Z", "yesterday"),
  activityId: fc.constantFrom(null, "activity"),
  error: fc.constantFrom(null, { code: "USER_QUIT" }, { code: "SOMETHING_NEW" }),
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom("ours", "third").map(
    (id): Step =>
      (run, at) =>
        launchRun(run, { launchId: id, exerciseId: 501 }, at),
  ),
  anyReport.map(
    (said): Step =>
      (run) =>
        applyRunReport("maya", run, said),
  ),
  fc.tuple(fc.option(anyReport, { nil: null }), fc.constantFrom(null, "ours")).map(
    ([said, remembered]): Step =>
      (run) =>
        restoreRun("maya", run, said, remembered),
  ),
  fc.constantFrom("BUSY", "NO_ANSWER").map(
    (code): Step =>
      (run) =>
        refuseRun(run, "ours", code),
  ),
  fc.constant<Step>((run, at) => giveUpRun(run, at)),
  fc.constantFrom(true, false).map(
    (yes): Step =>
      (run) =>
        quitRun(run, yes),
  ),
  fc.constant<Step>((run) => dismissRun(run)),
);
const order = ["asking", "starting", "running", "delivering"];

test("for any order of reports, a launch never goes back, and never runs again after its end", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let run = idleRun;
      let at = 0;
      for (const step of steps) {
        at += 20_000;
        const next = step(run, instant(at));
        if (run.kind === "launched" && next.kind === "launched" && run.launchId === next.launchId) {
          expect(order.indexOf(next.phase)).toBeGreaterThanOrEqual(order.indexOf(run.phase));
        }
        if (run.kind === "done" && next.kind === "launched" && next.phase !== "asking") {
          expect(next.launchId).not.toBe(run.launchId);
        }
        // Repeating a step changes nothing, except that a pending launch may time out.
        if (next.kind !== "launched" || next.phase !== "asking")
          expect(step(next, instant(at))).toEqual(next);
        run = next;
      }
    }),
  );
});

describe("run of another person (12.011)", () => {
  const foreign = (state: ReportedState) => report(state, { personId: "tomas", launchId: "theirs" });
  const busy = { kind: "busy", launchId: "theirs" } as const;

  test("the run blocks the simulator and is never shown as the viewer's own", () => {
    expect(applyRunReport("maya", idleRun, foreign("running"))).toEqual(busy);
    expect(restoreRun("maya", idleRun, foreign("running"), "theirs")).toEqual(busy);
    expect(launchRun(busy, { launchId: "mine", exerciseId: 1 }, instant(0))).toBe(busy);
    expect(dismissRun(busy)).toBe(busy);
  });

  test("a finished run of another person leaves idle, also if the tab remembers its id", () => {
    const done = foreign("done");
    expect(applyRunReport("maya", busy, done)).toEqual(idleRun);
    expect(restoreRun("maya", busy, done, "theirs")).toEqual(idleRun);
    expect(restoreRun("maya", busy, null, null)).toEqual(idleRun);
    expect(restoreRun("maya", idleRun, done, "theirs")).toEqual(idleRun);
  });

  test("the viewer's own run replaces it", () => {
    expect(applyRunReport("maya", busy, report("running"))).toMatchObject({ kind: "launched" });
    expect(restoreRun("maya", busy, report("running"), null)).toMatchObject({ kind: "launched" });
  });

  test("another person's run ends the viewer's own run if it takes its place", () => {
    const own = applyRunReport("maya", idleRun, report("running"));
    expect(restoreRun("maya", own, foreign("running"), null)).toEqual(busy);
  });
});
