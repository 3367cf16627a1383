import type { Decision } from "../access/index.ts";
import type { UserId } from "../ids.ts";
import type { Instant } from "../time.ts";
import { stationSignIn } from "./limits.ts";

export const loginStates = ["pending", "approved", "declined", "expired", "consumed", "refused"] as const;
export type LoginState = (typeof loginStates)[number];

/** A code that a station shows, read under its lock. */
export type ShownCode = {
  readonly state: LoginState;
  readonly matchCode: string;
  readonly attempts: number;
  readonly expiresAt: Instant;
  /** The first person who tried the code; null if no one has. A code belongs to one person. */
  readonly triedBy: UserId | null;
  readonly decidedBy: UserId | null;
};

/** A person's intention with a code. */
export type Scan = {
  readonly userId: UserId;
  /** The match code that the person typed; null if there was none. */
  readonly matchCode: string | null;
  readonly mayUse: Decision;
  /** Whether the request says that it comes from the station's own browser; this claim can only remove a right. */
  readonly isOwnStation: boolean;
};

/** The status of a code, or the result of approving it; `ok` means that it is approved (12.037). */
export const scanStatuses = [
  "ok",
  "match_code_wanted",
  "wrong_match_code",
  "too_many_tries",
  "expired",
  "used",
  "declined",
  "not_allowed",
  "own_station",
  "unknown",
] as const;
export type ScanStatus = (typeof scanStatuses)[number];

/** The rows to change; null if nothing changes. */
export type ScanPlan = {
  readonly status: ScanStatus;
  readonly change: { readonly state: LoginState; readonly attempts: number } | null;
};

/** The statuses that are no one's fault and no attempt at anything. */
const harmless: ReadonlySet<ScanStatus> = new Set(["ok", "match_code_wanted"]);

/** Whether the attempt is counted and recorded. */
export function isRefusal(status: ScanStatus): boolean {
  return !harmless.has(status);
}

/** The result of approving a code. Undefined if there is no such code, or its station may not be used any longer. */
export function approve(code: ShownCode | undefined, scan: Scan, now: Instant): ScanPlan {
  const status = scanStatus(code, scan, now);
  if (code === undefined || status !== "match_code_wanted") {
    const isAgain = code !== undefined && status === "ok" && scan.matchCode === code.matchCode;
    return unchanged(status === "ok" && !isAgain ? "used" : status);
  }
  if (scan.matchCode === null) return unchanged("match_code_wanted");
  if (scan.matchCode === code.matchCode) {
    return { status: "ok", change: { state: "approved", attempts: code.attempts } };
  }
  const attempts = code.attempts + 1;
  const isDead = attempts >= stationSignIn.maxTries;
  return isDead
    ? { status: "too_many_tries", change: { state: "refused", attempts } }
    : { status: "wrong_match_code", change: { state: "pending", attempts } };
}

/** The result of declining a code: everyone who may use the station can make it invalid. */
export function decline(code: ShownCode | undefined, scan: Scan, now: Instant): ScanPlan {
  const status = scanStatus(code, scan, now);
  if (code === undefined || status !== "match_code_wanted") return unchanged(status);
  return { status: "declined", change: { state: "declined", attempts: code.attempts } };
}

/** The status of a code for a person, without changing anything; `ok` for the person who has approved it. */
export function scanStatus(code: ShownCode | undefined, scan: Scan, now: Instant): ScanStatus {
  if (code === undefined) return "unknown";
  if (scan.isOwnStation) return "own_station";
  if (scan.mayUse !== "allowed") return "not_allowed";
  const owner = code.decidedBy ?? code.triedBy;
  if (owner !== null && owner !== scan.userId) return "used";
  switch (code.state) {
    case "approved":
    case "consumed":
      return "ok";
    case "declined":
      return "declined";
    case "refused":
      return "too_many_tries";
    case "expired":
      return "expired";
    case "pending":
      return now >= code.expiresAt ? "expired" : "match_code_wanted";
  }
}

function unchanged(status: ScanStatus): ScanPlan {
  return { status, change: null };
}
