import { ok } from "@cathedra/domain";
import type { StationError } from "../answer.ts";
import { type Answer, refuse } from "../answer.ts";
import type { Faults } from "../faults.ts";
import type { PageSignals } from "../page-signals.ts";
import type { Plan } from "../program/plan.ts";
import { openProgram } from "./program.ts";
import { isOver, type Run, runView, type StoredRun } from "./run.ts";
import type { RunRecords } from "./run-records.ts";

export type LauncherParts = {
  readonly book: RunRecords;
  readonly faults: Faults;
  readonly signals: PageSignals;
  readonly now: () => number;
  /** The person who is signed in on the station itself, by their id at the identity service. */
  readonly sub: () => string | null;
  /**
   * Called when the program has ended and its result is in the outbox: delivers it. Resolves to the result's id, if there is
   * one.
   */
  readonly deliver: (run: StoredRun) => Promise<Answer<string | null>>;
  /** Called when the run is over, so that its log can be sent. */
  readonly onOver: (run: StoredRun) => void;
  readonly discard: (launchId: string) => Promise<void>;
  /** Called when the crash of the client is requested. */
  readonly crash: () => void;
  readonly signal: AbortSignal;
};

const lookEveryMs = 200;
/** A program that has sent nothing after this time counts as not started, in milliseconds. */
const startWithinMs = 30_000;
const launchIdForm = /^[\w-]{1,64}$/;

/** Runs one exercise at a time. Every state is first written to disk, so that a restarted process finds the run. */
export function openLauncher(parts: LauncherParts) {
  const { book, faults, signals, now, signal } = parts;
  let watched: string | null = null;

  const become = (before: StoredRun, changed: Partial<StoredRun>): StoredRun => {
    const run = { ...before, ...changed };
    book.put(run);
    signals.tell((pages) => pages.tell("simulator", "runChanged", runView(run)));
    if (isOver(run)) parts.onOver(run);
    return run;
  };
  const fail = (run: StoredRun, error: StationError) => become(run, { state: "failed", error });

  const finish = async (before: StoredRun, hasResult: boolean) => {
    const run = book.get(before.launchId) ?? before;
    if (run.quits) {
      await parts.discard(run.launchId);
      fail(run, { code: "USER_QUIT", message: "the person quit" });
    } else if (!hasResult) become(run, { state: "done" });
    else await deliver(become(run, { state: "delivering" }));
  };
  const deliver = async (run: StoredRun) => {
    const answer = await parts.deliver(run);
    if (signal.aborted) return;
    if (answer.ok) become(run, { state: "done", activityId: answer.value });
    else fail(run, answer.error);
  };
  /** Watches the program until it has ended. */
  const watch = (launchId: string) => {
    watched = launchId;
    const program = openProgram(book.getPlaces(launchId).folder);
    const since = now();
    const checkRun = async (): Promise<boolean> => {
      const run = book.get(launchId);
      if (run === undefined || isOver(run)) return true;
      const status = program.status();
      if (status?.state === "ended") {
        await finish(run, status.hasResult);
        return true;
      }
      const isSilent = status === undefined && now() - since > startWithinMs;
      const isDead = status !== undefined && !program.isAlive();
      if (isSilent || isDead || status?.state === "failed") {
        // The program may have written its final status in the meantime.
        if (program.status()?.state === "ended") return false;
        const message = isSilent ? "the simulator did not start" : "the simulator died";
        if (run.quits) await finish(run, false);
        else fail(run, { code: "SIMULATOR_FAILED", message });
        return true;
      }
      if (status?.state === "running" && run.state === "starting") become(run, { state: "running" });
      return false;
    };
    const again = () => {
      if (signal.aborted) return;
      checkRun().then(
        (isEnd) => {
          if (isEnd) watched = null;
          else setTimeout(again, lookEveryMs).unref();
        },
        () => setTimeout(again, lookEveryMs * 5).unref(),
      );
    };
    again();
  };

  return {
    /** The latest run, whether it is over or not. */
    current: (): Run | null => {
      const run = book.latest();
      return run === undefined ? null : runView(run);
    },
    /** The run with this id, or a new one with this plan. */
    start(
      { launchId, personId }: { readonly launchId: string; readonly personId: string },
      jobId: string | null,
      plan: () => Answer<Omit<Plan, "launchId" | "crashes">>,
    ): Answer<Run> {
      if (!launchIdForm.test(launchId)) return refuse("BAD_REQUEST", "launchId is no name of a run");
      const known = book.get(launchId);
      if (known !== undefined) return ok(runView(known));
      const latest = book.latest();
      if (latest !== undefined && !isOver(latest)) return refuse("BUSY", `${latest.launchId} goes on`);
      if (faults.has("refuse-launch")) return refuse("SIMULATOR_FAILED", "it was told not to start");
      const planned = plan();
      if (!planned.ok) return planned;
      const { exerciseId, makesCase } = planned.value;
      const run: StoredRun = {
        launchId,
        personId,
        exerciseId,
        jobId,
        state: "starting",
        startedAt: new Date(now()).toISOString(),
        activityId: null,
        error: null,
        // Another person may be signed in on the station by now: the run belongs to the person who launched it.
        sub: parts.sub() === personId ? personId : null,
        quits: false,
        makesCase,
      };
      book.begin(run);
      if (faults.has("crash-launch")) parts.crash();
      const program = openProgram(book.getPlaces(launchId).folder);
      program.start({ ...planned.value, launchId, crashes: faults.has("crash-run") });
      signals.tell((pages) => pages.tell("simulator", "runChanged", runView(run)));
      watch(launchId);
      return ok(runView(run));
    },
    quit(launchId: string): Answer<Run> {
      const run = book.get(launchId);
      if (run === undefined) return refuse("NOT_FOUND", `there is no run ${launchId}`);
      if (isOver(run) || run.state === "delivering") return ok(runView(run));
      const asked = { ...run, quits: true };
      book.put(asked);
      openProgram(book.getPlaces(launchId).folder).quit();
      if (watched !== launchId) watch(launchId);
      return ok(runView(asked));
    },
    /** Continues the work of the former process after a restart. */
    resume(): void {
      const run = book.latest();
      if (run === undefined || isOver(run)) return;
      if (run.state === "delivering") {
        void deliver(run);
        return;
      }
      const program = openProgram(book.getPlaces(run.launchId).folder);
      if (program.status() === undefined)
        fail(run, { code: "CLIENT_RESTARTED", message: "the client died while it started the simulator" });
      else watch(run.launchId);
    },
  };
}
