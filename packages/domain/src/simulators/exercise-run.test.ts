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

describe("an exercise is idle, launched, done, or idle again with why ", () => {
  test("launched, running, delivering, done with its result", () => {
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

  test("quitting asks first, and ends in idle with its reason", () => {
    const quitting = quitRun(running);
    expect(quitting).toMatchObject({ kind: "launched", isQuitting: true });
    expect(quitRun(quitting, false)).toMatchObject({ isQuitting: false });
    expect(applyRunReport("maya", quitting, report("failed", { error: { code: "USER_QUIT" } }))).toEqual({
      kind: "idle",
      error: { ...ours, code: "USER_QUIT" },
    });
  });

  test("what failed can be started again, what is done too, what runs cannot", () => {
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

  test("a refusal is the reason; an answer that was lost is none", () => {
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

  test("asking ends after its time; what runs is waited for", () => {
    expect(giveUpRun(asking, instant(now + asksForMs - 1))).toBe(asking);
    expect(giveUpRun(asking, instant(now + asksForMs))).toEqual({
      kind: "idle",
      error: { ...ours, code: "NO_ANSWER" },
    });
    expect(giveUpRun(running, instant(now + 10 * asksForMs))).toBe(running);
  });
});

describe("the run is found again", () => {
  test("after a reload and in another tab: what runs is shown", () => {
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

  test("after a lost connection: as it stands, and gone where the client knows nothing of it", () => {
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

  test("a launch whose answer was lost is still asked for, not given up and not started by another id", () => {
    expect(restoreRun("maya", asking, null, null)).toBe(asking);
    expect(restoreRun("maya", asking, others("done"), null)).toBe(asking);
    expect(restoreRun("maya", asking, report("running"), null)).toMatchObject({
      phase: "running",
      launchId: "ours",
    });
  });

  test("what was read once does not come again", () => {
    const done = applyRunReport("maya", running, report("done"));
    expect(restoreRun("maya", done, report("done"), "ours")).toBe(done);
    expect(applyRunReport("maya", done, report("running"))).toBe(done);
    const failed = applyRunReport("maya", running, report("failed"));
    expect(applyRunReport("maya", failed, report("delivering"))).toBe(failed);
  });

  test("where another one runs already, ours is refused, and that one is shown", () => {
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

test("whatever comes in whatever order: a launch never goes back, and never runs again once it is over ", () => {
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
        // The same twice does what once does, but for time.
        if (next.kind !== "launched" || next.phase !== "asking")
          expect(step(next, instant(at))).toEqual(next);
        run = next;
      }
    }),
  );
});

describe("another person's run (12.011)", () => {
  const foreign = (state: ReportedState) => report(state, { personId: "tomas", launchId: "theirs" });
  const busy = { kind: "busy", launchId: "theirs" } as const;

  test("keeps the simulator busy, and is never shown as one's own", () => {
    expect(applyRunReport("maya", idleRun, foreign("running"))).toEqual(busy);
    expect(restoreRun("maya", idleRun, foreign("running"), "theirs")).toEqual(busy);
    expect(launchRun(busy, { launchId: "mine", exerciseId: 1 }, instant(0))).toBe(busy);
    expect(dismissRun(busy)).toBe(busy);
  });

  test("that is over leaves nothing, whatever the tab remembers", () => {
    const done = foreign("done");
    expect(applyRunReport("maya", busy, done)).toEqual(idleRun);
    expect(restoreRun("maya", busy, done, "theirs")).toEqual(idleRun);
    expect(restoreRun("maya", busy, null, null)).toEqual(idleRun);
    expect(restoreRun("maya", idleRun, done, "theirs")).toEqual(idleRun);
  });

  test("gives way to one's own", () => {
    expect(applyRunReport("maya", busy, report("running"))).toMatchObject({ kind: "launched" });
    expect(restoreRun("maya", busy, report("running"), null)).toMatchObject({ kind: "launched" });
  });

  test("in the place of a run that was one's own ends that", () => {
    const own = applyRunReport("maya", idleRun, report("running"));
    expect(restoreRun("maya", own, foreign("running"), null)).toEqual(busy);
  });
});
