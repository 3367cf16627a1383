import { isFault, type MachineCause } from "../machines/machine-cause.ts";

/**
 * The reasons for a session's end that neither its people nor its time limit caused, so that it counts as lost by our fault
 * (0060).
 */
export const lossReasons = ["SIMULATOR_FAILED", "NO_REPORTS", "ADMINISTRATOR"] as const;
export type LossReason = (typeof lossReasons)[number];

const byAdministrators: readonly MachineCause[] = [
  "ENDED_BY_ADMIN",
  "WITHDRAWN",
  "TURNED_OFF",
  "RESET",
  "REMOVED",
];

/** What ended a session, by the cause of its machine's change; null when its people, its event or its time limit did. */
export function findLossReason(cause: MachineCause): LossReason | null {
  if (byAdministrators.includes(cause)) return "ADMINISTRATOR";
  if (cause === "SILENT") return "NO_REPORTS";
  return isFault(cause) ? "SIMULATOR_FAILED" : null;
}

/** The time that a person gets back for a session, which is all of it if our side lost it: a case cannot be resumed. */
export function refundedSeconds(usedSeconds: number, cause: MachineCause): number {
  return findLossReason(cause) === null ? 0 : Math.max(0, usedSeconds);
}
