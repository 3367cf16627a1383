/** Why a machine changed: kept with the machine, in its history and as the end of a session. */
export const machineCauses = [
  // Causes that are acts of people.
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
  // Causes that a machine reports as the result of a request.
  "READY",
  "STARTING",
  "STARTED",
  "ENDED_BY_MACHINE",
  // The cause is that a time limit has passed.
  "LIMIT_REACHED",
  "EVENT_ENDED",
  "RESTED",
  "RECOVERED",
  // The cause is a problem that the agent reported.
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
