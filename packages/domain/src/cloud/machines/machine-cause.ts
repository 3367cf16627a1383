/** Why a machine changed: kept with the machine, in its history and as the end of a session. */
export const machineCauses = [
  // Causes by a person.
  "REGISTERED",
  "CLAIMED",
  "CANCELLED",
  "FREED",
  "ENDED",
  "ENDED_BY_ADMIN",
  "TURNED_ON",
  "PREWARMED",
  "WOKEN",
  "EVENT_NEAR",
  "TURNED_OFF",
  "WITHDRAWN",
  "RESET",
  "REMOVED",
  // Causes by the machine, as requested.
  "READY",
  "STARTING",
  "STARTED",
  "ENDED_BY_MACHINE",
  // A time limit caused it.
  "LIMIT_REACHED",
  "EVENT_ENDED",
  "RESTED",
  "RECOVERED",
  // The agent reported a problem.
  "NOT_READY",
  "NOT_ACCEPTED",
  "START_FAILED",
  "START_TIMED_OUT",
  "SESSION_FAILED",
  "SESSION_LOST",
  "FOREIGN_SESSION",
  "STOPPED",
  "SILENT",
  "GARBAGE",
] as const;
export type MachineCause = (typeof machineCauses)[number];

export function isMachineCause(value: unknown): value is MachineCause {
  return machineCauses.some((cause) => cause === value);
}

const faults: ReadonlySet<MachineCause> = new Set([
  "NOT_READY",
  "NOT_ACCEPTED",
  "START_FAILED",
  "START_TIMED_OUT",
  "SESSION_FAILED",
  "SESSION_LOST",
  "FOREIGN_SESSION",
  "STOPPED",
  "SILENT",
  "GARBAGE",
]);

/** Whether the cause is a fault, and not a decision or the time. */
export function isFault(cause: MachineCause): boolean {
  return faults.has(cause);
}
