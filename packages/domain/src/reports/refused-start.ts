import type { StartKind } from "./start-kinds.ts";

export const refusedStartLimits = {
  keptDays: 30,
  /** The buffer of one process: further refusals are only counted. */
  buffered: 500,
  aMinute: 600,
  /** The limit for one person per minute and process: who presses again and again must not fill the table. */
  ofPersonAMinute: 5,
  /** The limit for one person per day, whichever process answers. */
  ofPersonADay: 100,
} as const;

/**
 * The codes of refusals by the error with which each kind of start answers. What hides a thing from the person has a code of its
 * own; faults of the portal are no refusals and are among the failed requests.
 */
const refusals: Readonly<Record<StartKind, Readonly<Record<string, string>>>> = {
  case: {
    NOT_FOUND: "VOUCHER_NOT_ACCEPTED",
    INVALID_INPUT: "CASE_NOT_IN_VOUCHER",
    VOUCHER_EXPIRED: "VOUCHER_EXPIRED",
    OTHER_SESSION_GOES_ON: "OTHER_SESSION_GOES_ON",
    NOT_ENOUGH_TIME_LEFT: "NOT_ENOUGH_TIME_LEFT",
    NO_FREE_MACHINE: "NO_FREE_MACHINE",
  },
  event: {
    NOT_FOUND: "NOT_IN_EVENT",
    FORBIDDEN: "NOT_ORGANIZER",
    INVALID_INPUT: "CASE_NOT_IN_EVENT",
    EVENT_NOT_OPEN: "EVENT_NOT_OPEN",
    OTHER_SESSION_GOES_ON: "OTHER_SESSION_GOES_ON",
    EVENT_STARTED_OTHERWISE: "EVENT_STARTED_OTHERWISE",
    NO_FREE_MACHINE: "NO_FREE_MACHINE",
  },
  course: {
    NOT_FOUND: "COURSE_NOT_OPEN",
    ADDRESS_NOT_CONFIRMED: "ADDRESS_NOT_CONFIRMED",
    COURSE_START_FAILED: "COURSE_START_FAILED",
  },
  exercise: { NOT_FOUND: "EXERCISE_GONE" },
};

/** The reason why a start was refused, by the code of its error; undefined if it failed otherwise. */
export function getStartRefusal(kind: StartKind, code: string): string | undefined {
  return Object.hasOwn(refusals[kind], code) ? refusals[kind][code] : undefined;
}

/** Every reason for which a start can be refused. */
export const startRefusalCodes: readonly string[] = [
  ...new Set(Object.values(refusals).flatMap((ofKind) => Object.values(ofKind))),
].toSorted();

/** The step at which a start was refused, among those of StartStep and two that come before a machine is involved. */
export function refusedStep(code: string): "check" | "find" | "platform" {
  if (code === "NO_FREE_MACHINE") return "find";
  return code === "COURSE_START_FAILED" ? "platform" : "check";
}
