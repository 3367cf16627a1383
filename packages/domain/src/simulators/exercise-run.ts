import { type Instant, instant, parseInstant } from "../time.ts";

/** The states of a run as the simulator reports them; a run never goes back to an earlier state. */
export const reportedStates = ["starting", "running", "delivering", "done", "failed"] as const;
export type ReportedState = (typeof reportedStates)[number];

/** A run as the simulator reports it. */
export type RunReport = {
  readonly launchId: string;
  /** The identity service's id of the person who launched it. */
  readonly personId: string;
  /** Null for a personal case. */
  readonly exerciseId: number | null;
  readonly state: ReportedState;
  /** The time by the clock of the computer, which is also the page's. */
  readonly startedAt: string;
  /** The id of the activity of a run that is `done`; null if there is no result. */
  readonly activityId: string | null;
  /** The reason, set with `failed`. */
  readonly error: { readonly code: string } | null;
};

/** A launch: made by the page, so that asking twice starts once. */
export type Launch = { readonly launchId: string; readonly exerciseId: number | null };

export type RunError = Launch & { readonly code: string };

/** The state of the exercise at the page's simulator, as far as the page knows it (12.011). */
export type ExerciseRun =
  /** Nothing is running; `error` is the reason why the last run ended without a result. */
  | { readonly kind: "idle"; readonly error: RunError | null }
  | (Launch & {
      readonly kind: "launched";
      /** `asking`: the simulator has not answered yet. */
      readonly phase: "asking" | "starting" | "running" | "delivering";
      readonly since: Instant;
      /** When the page stops asking the simulator to start. */
      readonly asksUntil: Instant;
      readonly isQuitting: boolean;
    })
  /** Another person's exercise is running at the simulator. */
  | { readonly kind: "busy"; readonly launchId: string }
  | (Launch & { readonly kind: "done"; readonly activityId: string | null });

export type Launched = Extract<ExerciseRun, { readonly kind: "launched" }>;

export const idleRun: ExerciseRun = { kind: "idle", error: null };

/** How long the start is requested, across lost answers and connections, in milliseconds. */
export const asksForMs = 60_000;

/** Codes that are no answers of the simulator, so that it is unknown whether the run started. */
const unknownOutcomes: readonly string[] = ["NO_ANSWER", "CLOSED", "NOT_CONNECTED", "NOT_UNDERSTOOD"];

export const isUnknownOutcome = (code: string): boolean => unknownOutcomes.includes(code);

/** Starts an exercise; ignored while any exercise runs. */
export function launchRun(run: ExerciseRun, of: Launch, now: Instant): ExerciseRun {
  if (run.kind === "launched" || run.kind === "busy") return run;
  return {
    kind: "launched",
    launchId: of.launchId,
    exerciseId: of.exerciseId,
    phase: "asking",
    since: now,
    asksUntil: instant(now + asksForMs),
    isQuitting: false,
  };
}

/**
 * Applies a run that the simulator reports. Only a run of `personId`, who is signed in on the page, is shown; another person's
 * run only means that the simulator is busy.
 */
export function applyRunReport(personId: string, run: ExerciseRun, report: RunReport): ExerciseRun {
  if (report.personId === personId) return applyRunEvent(run.kind === "busy" ? idleRun : run, report);
  if (isOver(report)) return run.kind === "busy" && run.launchId === report.launchId ? idleRun : run;
  // The requested run was not accepted yet: the simulator will answer that another one is running.
  if (run.kind === "launched" && run.phase === "asking") return run;
  if (run.kind === "busy" && run.launchId === report.launchId) return run;
  return { kind: "busy", launchId: report.launchId };
}

/** Restores the run from what the simulator reports after each reconnect. */
export function restoreRun(
  personId: string,
  run: ExerciseRun,
  current: RunReport | null,
  remembered: string | null,
): ExerciseRun {
  const known = run.kind === "busy" && (current === null || isOver(current)) ? idleRun : run;
  if (current === null || current.personId === personId || isOver(current)) {
    const own = current?.personId === personId ? current : null;
    return findRun(known.kind === "busy" ? idleRun : known, own, remembered);
  }
  return applyRunReport(personId, known, current);
}

/**
 * Applies a reported run: this page's own, or one that it did not know, from another tab or before a reload. A finished run of
 * another page is ignored, and so are late, repeated and unordered reports.
 */
function applyRunEvent(run: ExerciseRun, report: RunReport): ExerciseRun {
  if (run.kind === "launched" && run.launchId === report.launchId) return advanced(run, report);
  if (isOver(report)) return run;
  // Ignores a late report about a run that is over.
  if (lastLaunch(run) === report.launchId) return run;
  // The requested run was not accepted yet: the simulator will answer that another one is running.
  if (run.kind === "launched" && run.phase === "asking") return run;
  return adopted(report);
}

/**
 * Applies the simulator's answer about its latest run after each connection. `remembered` is the launch that the page knew
 * before a reload.
 */
function findRun(run: ExerciseRun, current: RunReport | null, remembered: string | null): ExerciseRun {
  if (run.kind !== "launched") {
    if (current === null) return run;
    const isOurs = run.kind === "idle" && run.error === null && current.launchId === remembered;
    return isOver(current) && isOurs ? advanced(adopted(current), current) : applyRunEvent(run, current);
  }
  if (current?.launchId === run.launchId) return advanced(run, current);
  // If the simulator does not have the run yet, it is asked again with the same id.
  if (run.phase === "asking") return run;
  if (current !== null && !isOver(current)) return adopted(current);
  return failed(run, "CLIENT_RESTARTED");
}

/** Applies that the simulator refused to start a run. If it is unknown whether the run started, nothing changes. */
export function refuseRun(run: ExerciseRun, launchId: string, code: string): ExerciseRun {
  if (run.kind !== "launched" || run.launchId !== launchId || run.phase !== "asking") return run;
  return isUnknownOutcome(code) ? run : failed(run, code);
}

/** No answer arrived while the simulator was asked to start. */
export function giveUpRun(run: ExerciseRun, now: Instant): ExerciseRun {
  const isOut = run.kind === "launched" && run.phase === "asking" && now >= run.asksUntil;
  return isOut ? failed(run, "NO_ANSWER") : run;
}

/** A person quits; `false`: the simulator could not be reached. */
export function quitRun(run: ExerciseRun, isQuitting = true): ExerciseRun {
  if (run.kind !== "launched" || run.isQuitting === isQuitting) return run;
  return { ...run, isQuitting };
}

/** Returns to idle after the result of a run, or the reason why there is none, was read; a run in progress stays. */
export function dismissRun(run: ExerciseRun): ExerciseRun {
  return run.kind === "launched" || run.kind === "busy" ? run : idleRun;
}

const isOver = ({ state }: RunReport) => state === "done" || state === "failed";

function lastLaunch(run: ExerciseRun): string | null {
  if (run.kind === "idle") return run.error?.launchId ?? null;
  return run.kind === "busy" ? null : run.launchId;
}

function adopted({ launchId, exerciseId, state, startedAt }: RunReport): Launched {
  return {
    kind: "launched",
    launchId,
    exerciseId,
    phase: state === "running" || state === "delivering" ? state : "starting",
    since: parseInstant(startedAt) ?? instant(0),
    asksUntil: instant(0),
    isQuitting: false,
  };
}

function advanced(run: Launched, { state, activityId, error }: RunReport): ExerciseRun {
  const { launchId, exerciseId } = run;
  if (state === "done") return { kind: "done", launchId, exerciseId, activityId };
  if (state === "failed") return failed(run, error?.code ?? "INTERNAL");
  return rank(state) > rank(run.phase) ? { ...run, phase: state } : run;
}

const phases = ["asking", "starting", "running", "delivering"] as const;
const rank = (phase: Launched["phase"]) => phases.indexOf(phase);

function failed({ launchId, exerciseId }: Launch, code: string): ExerciseRun {
  return { kind: "idle", error: { launchId, exerciseId, code } };
}
