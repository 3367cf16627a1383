/** Refusals by policy and limits, and what took too long: what a person reports, and support looks for. */
const noted = [
  "INTERNAL",
  "UNAVAILABLE",
  "REQUEST_TIMEOUT",
  "STORAGE_FULL",
  "RATE_LIMITED",
  "PIN_LOCKED",
  "FORBIDDEN",
  "NOT_AT_STATION",
] as const;

/**
 * Whether a request that was refused so is kept for support. Not what a form says of its fields, nor what changed meanwhile:
 * people read that, and mend it. What somebody may not know of answers as not found, and is kept where it is known who asked.
 */
export function isKept(code: string, isSomebody: boolean): boolean {
  return noted.some((each) => each === code) || (code === "NOT_FOUND" && isSomebody);
}

/** The codes that there are to choose from. */
export const keptCodes = ([...noted, "NOT_FOUND"] as const).toSorted();

export const failedRequestLimits = {
  keptDays: 30,
  /** In one process: beyond these they are counted, not kept. */
  buffered: 500,
  aMinute: 600,
  /** The limit of equal refusals for one person per minute: polling must not fill the table. */
  sameAMinute: 5,
  /** Pause between two writes, in milliseconds. */
  everyMs: 1_000,
} as const;
