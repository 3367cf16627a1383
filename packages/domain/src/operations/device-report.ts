import type { OperationState } from "./operation.ts";

/** A station's report about its work. */
export type DeviceReport = {
  readonly attempt: number;
  /** The number of the report, which grows with every report of an attempt. */
  readonly seq: number;
  readonly state: "RUNNING" | "COMPLETE" | "FAILED";
  /** The progress in percent; numbers above 100 count as 100. */
  readonly progress: number;
  readonly errors: readonly string[];
};

/** The facts of the work that a report is about. */
export type DeviceWorkFacts = {
  readonly state: OperationState;
  readonly attempt: number;
  readonly reportedSeq: number;
  readonly progress: number;
  readonly errors: readonly string[];
  readonly isCancelRequested: boolean;
  /** Whether its lease has expired although no one has ended it. */
  readonly isLate: boolean;
};

/**
 * Why a report is refused: the work has ended, the attempt is not the current or the next one, or is one too many, or another
 * report of the attempt had this number.
 */
export type ReportRefusal = "ENDED" | "ATTEMPT_OVER" | "ATTEMPT_SKIPPED" | "TOO_MANY_ATTEMPTS" | "SEQ_REUSED";

export type ReportPlan =
  /**
   * The report is refused because the work has ended or the attempt is not the current one: the station stops, or continues with
   * the attempt that it is told.
   */
  | { readonly act: "refuse"; readonly why: ReportRefusal }
  /** The report is repeated, or arrived too late to change anything. */
  | { readonly act: "nothing" }
  | {
      readonly act: "write";
      readonly attempt: number;
      readonly seq: number;
      readonly progress: number;
      readonly errors: readonly string[];
      readonly outcome: "succeeded" | "failed" | "cancelled" | null;
    };

/** After this many restarts by the station the work counts as failed. */
export const maxAttemptsOfDevices = 10;
const maxErrors = 20;
/** The maximum length of a stored error text, in characters. */
export const maxDeviceErrorLength = 500;

/**
 * The effect of a report. Reports may arrive repeatedly and in any order: an older or repeated report of the same attempt
 * changes nothing. Ended work stays ended. A station that begins its work again after it was switched off starts the next
 * attempt.
 */
export function applyDeviceReport(work: DeviceWorkFacts, report: DeviceReport): ReportPlan {
  if (work.state !== "waiting" && work.state !== "running")
    return saidBefore(work, report) ? { act: "nothing" } : { act: "refuse", why: "ENDED" };
  if (work.isLate) return { act: "refuse", why: "ENDED" };
  if (report.attempt < work.attempt) return { act: "refuse", why: "ATTEMPT_OVER" };
  if (report.attempt > work.attempt + 1) return { act: "refuse", why: "ATTEMPT_SKIPPED" };
  const isNew = report.attempt > work.attempt;
  if (report.attempt > maxAttemptsOfDevices) return { act: "refuse", why: "TOO_MANY_ATTEMPTS" };
  if (!isNew && report.seq < work.reportedSeq) return { act: "nothing" };
  const progress = Math.max(0, Math.min(100, Math.floor(report.progress)));
  // A repeated report whose answer was lost; storing it again renews the lease and changes nothing else.
  if (
    !isNew &&
    report.seq === work.reportedSeq &&
    work.state === "running" &&
    isOther(work, report, progress)
  )
    return { act: "refuse", why: "SEQ_REUSED" };
  return {
    act: "write",
    attempt: report.attempt,
    seq: report.seq,
    progress: report.state === "COMPLETE" ? 100 : isNew ? progress : Math.max(work.progress, progress),
    errors: errorsAfter(isNew ? [] : work.errors, report.errors),
    outcome: decideOutcome(work, report),
  };
}

/** Whether a report with the number of the last one is a different report, because it contains more. */
function isOther(
  { progress, errors }: DeviceWorkFacts,
  report: DeviceReport,
  progressOfReport: number,
): boolean {
  const known = errorsAfter(errors, report.errors);
  return report.state !== "RUNNING" || progressOfReport > progress || known.length > errors.length;
}

function saidBefore(work: DeviceWorkFacts, { attempt, seq, state }: DeviceReport): boolean {
  if (attempt !== work.attempt || seq > work.reportedSeq) return false;
  if (seq < work.reportedSeq) return true;
  return state === "COMPLETE" ? work.state === "succeeded" : work.state !== "succeeded";
}

/** Work that was to be cancelled counts as cancelled, unless it was already done. */
function decideOutcome({ isCancelRequested }: DeviceWorkFacts, { state }: DeviceReport) {
  if (state === "RUNNING") return null;
  if (state === "COMPLETE") return "succeeded";
  return isCancelRequested ? "cancelled" : "failed";
}

/** The errors without repetition, in the order of arrival; only the last ones if there are too many. */
function errorsAfter(known: readonly string[], reported: readonly string[]): readonly string[] {
  const all = [...known, ...reported.map((error) => error.trim().slice(0, maxDeviceErrorLength))];
  return [...new Set(all)].filter((error) => error !== "").slice(-maxErrors);
}
