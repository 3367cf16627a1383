import type { OperationState } from "../operations/operation.ts";
import type { Instant } from "../time.ts";
import { isSameVersion } from "../version.ts";
import { isNewerRelease } from "./versions.ts";

/** Work on an update, as it is known: its latest download, its latest installation. */
export type UpdateWork = {
  readonly state: OperationState;
  readonly progress: number;
  readonly errors: readonly string[];
  readonly leaseUntil: Instant | null;
  readonly endedAt: Instant | null;
};

/** The facts from which the status of a release on a station is derived. */
export type UpdateFacts = {
  readonly version: string;
  readonly isWithdrawn: boolean;
  readonly downloadedAt: Instant | null;
  readonly download: UpdateWork | null;
  readonly install: UpdateWork | null;
  /** The installed version that the station reports; null if it does not have the software. */
  readonly reportedVersion: string | null;
  /** The last time the station was heard from. */
  readonly seenAt: Instant | null;
};

/** `WAITING`: the station has not begun it yet. Unknown states count as running (X54). */
export type WorkState = "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
export type WorkStatus = {
  readonly state: WorkState;
  readonly progress: number;
  readonly errors: readonly string[];
};

export type UpdateStatus = {
  readonly downloaded: boolean;
  readonly installed: boolean;
  /** Derived, never stored: the lease of a download or an installation is valid (11.018). */
  readonly operationIsRunning: boolean;
  readonly download: WorkStatus | null;
  readonly install: WorkStatus | null;
  /** Whether the update is shown; releases older than the installed version are not. */
  readonly isShown: boolean;
};

/**
 * How long after an installation the station may still report its former version: it sends its software with later heartbeats.
 */
const factsWithinMs = 3 * 60_000;
const leaseRanOut = "LEASE_EXPIRED";
const rolledBack = "ROLLED_BACK";

/**
 * The status of a release at a station (11.018). The version that the station reports outweighs the result of the work: an
 * installed version that is gone was rolled back, and one that is there is installed, whatever was reported last.
 */
export function updateStatus(facts: UpdateFacts, now: Instant): UpdateStatus {
  const isThere = facts.reportedVersion !== null && isSameVersion(facts.reportedVersion, facts.version);
  const download = workStatus(facts.download, now);
  const worked = workStatus(facts.install, now);
  const isDone = worked?.state === "COMPLETE";
  const isBelieved = isDone && !contradicts(facts);
  const install = isThere ? done(worked) : isDone && !isBelieved ? failed(worked, rolledBack) : worked;
  const installed = isThere || isBelieved;
  const operationIsRunning = (!isThere && isActive(install)) || isActive(download);
  return {
    downloaded: installed || facts.downloadedAt !== null,
    installed,
    operationIsRunning,
    download,
    install,
    isShown:
      installed ||
      operationIsRunning ||
      (!facts.isWithdrawn && isNewerRelease(facts.version, facts.reportedVersion)),
  };
}

/** Whether the station was in contact well after the installation ended, so that a version that still differs contradicts it. */
function contradicts({ install, seenAt }: UpdateFacts): boolean {
  const endedAt = install?.endedAt ?? null;
  return endedAt !== null && seenAt !== null && seenAt > endedAt + factsWithinMs;
}

function workStatus(work: UpdateWork | null, now: Instant): WorkStatus | null {
  if (work === null) return null;
  const { state, progress, errors, leaseUntil } = work;
  if (state === "succeeded") return { state: "COMPLETE", progress: 100, errors };
  if (state === "failed" || state === "cancelled") return { state: "FAILED", progress, errors };
  // The work has not been ended, but its lease has expired.
  if (leaseUntil === null || leaseUntil <= now)
    return failed({ state: "FAILED", progress, errors }, leaseRanOut);
  return { state: state === "running" ? "RUNNING" : "WAITING", progress, errors };
}

function failed(work: WorkStatus, code: string): WorkStatus {
  return { ...work, state: "FAILED", errors: work.errors.length > 0 ? work.errors : [code] };
}

function done(work: WorkStatus | null): WorkStatus | null {
  return work === null ? null : { ...work, state: "COMPLETE", progress: 100 };
}

function isActive(work: WorkStatus | null): boolean {
  return work?.state === "RUNNING" || work?.state === "WAITING";
}

export type WorkRequest = "download" | "install";

/** Why a download or an installation is not begun. */
export type WorkRefusal = "WITHDRAWN" | "NOT_DOWNLOADED" | "OTHER_WORK" | "STATION_CLONED" | "SIGNED_IN";

export type WorkRequestFacts = {
  readonly isWithdrawn: boolean;
  /** Whether two machines use the key of the station. */
  readonly isCloned: boolean;
  /** Whether an installation would interrupt someone, and the requester has not confirmed that. */
  readonly interruptsSomebody: boolean;
};

/**
 * Decides whether a download or an installation starts, is already running or done, or is refused. Repeating the request gives
 * the same answer.
 */
export function canStartWork(
  wish: WorkRequest,
  { isWithdrawn, isCloned, interruptsSomebody }: WorkRequestFacts,
  { downloaded, installed, download, install }: UpdateStatus,
): "begin" | "goes_on" | "done" | WorkRefusal {
  const own = wish === "download" ? download : install;
  const other = wish === "download" ? install : download;
  if (installed || (wish === "download" && downloaded && !isActive(download))) return "done";
  if (isActive(own)) return "goes_on";
  if (isActive(other)) return "OTHER_WORK";
  if (isCloned) return "STATION_CLONED";
  if (isWithdrawn) return "WITHDRAWN";
  if (wish === "download") return "begin";
  if (!downloaded) return "NOT_DOWNLOADED";
  return interruptsSomebody ? "SIGNED_IN" : "begin";
}
