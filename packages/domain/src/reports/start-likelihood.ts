/** What makes it likely that somebody asks about a thing that a person cannot start, the likeliest first. */
const likelihoods = ["waited for", "now", "failed", "used", "other"] as const;
export type StartLikelihood = (typeof likelihoods)[number];

/** The time in milliseconds before and after the beginning of an event in which it counts as taking place now. */
const nowMs = 3 * 3_600_000;

/** How long a failed start is likely what is asked about, in milliseconds; afterwards it counts as a use. */
const recentMs = 24 * 3_600_000;

const runningCodes: ReadonlySet<string> = new Set(["MAY_JOIN", "STARTING"]);

export type StartFacts = {
  /** The answer's code, and when it was worked out. */
  readonly code: string;
  readonly checkedAt: string;
  readonly isExpected: boolean;
  /** When an event begins. */
  readonly beginsAt?: string | null | undefined;
  readonly waitingSince?: string | null | undefined;
  readonly failedAt?: string | null | undefined;
  /** When the person used the thing, if it is among what they used last. */
  readonly usedAt?: string | null | undefined;
};

/** Why a thing is likely what the viewer asks about. An event that runs or begins soon comes before what failed earlier. */
export function startLikelihood(facts: StartFacts): StartLikelihood {
  const { code, isExpected, beginsAt, waitingSince, failedAt, usedAt } = facts;
  const now = Date.parse(facts.checkedAt);
  if (waitingSince != null) return "waited for";
  const isNear = beginsAt != null && Math.abs(Date.parse(beginsAt) - now) < nowMs;
  if (isExpected && code !== "EVENT_OVER" && (isNear || runningCodes.has(code))) return "now";
  if (failedAt != null && now - Date.parse(failedAt) < recentMs) return "failed";
  return failedAt == null && usedAt == null ? "other" : "used";
}

/** Compares two likelihoods for sorting, the likelier one first. */
export function compareLikelihoods(one: StartLikelihood, other: StartLikelihood): number {
  return likelihoods.indexOf(one) - likelihoods.indexOf(other);
}
