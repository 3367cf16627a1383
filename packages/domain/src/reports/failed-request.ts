/** The codes that are recorded: refusals by policies and limits, and timeouts, which people report and support looks for. */
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
 * Whether a refused request is recorded for support. Field errors and conflicts are not, because people see and correct them.
 * "Not found" may hide a missing right, and is recorded if the person is known.
 */
export function isKept(code: string, isSomebody: boolean): boolean {
  return noted.some((each) => each === code) || (code === "NOT_FOUND" && isSomebody);
}

/** The codes of starts that failed without being refused by a rule: such a start is counted only by its failed request. */
export const startFaultCodes: readonly string[] = [
  "INTERNAL",
  "UNAVAILABLE",
  "REQUEST_TIMEOUT",
  "STORAGE_FULL",
  "RATE_LIMITED",
] satisfies readonly (typeof noted)[number][];

/** The codes that there are to choose from. */
export const failedRequestCodes = ([...noted, "NOT_FOUND"] as const).toSorted();

export const failedRequestLimits = {
  keptDays: 30,
  /** The buffer of one process: further failures are only counted. */
  buffered: 500,
  aMinute: 600,
  /** The limit of equal refusals for one person per minute: polling must not fill the table. */
  sameAMinute: 5,
  /** Pause between two writes, in milliseconds. */
  everyMs: 1_000,
} as const;
