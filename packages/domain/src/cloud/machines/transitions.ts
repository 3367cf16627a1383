import type { MachineCause } from "./machine-cause.ts";
import { type MachineStatus, machineStatuses } from "./status.ts";

type Legal = Readonly<Partial<Record<MachineStatus, readonly MachineCause[]>>>;

const byAdmin = {
  takenAway: ["WITHDRAWN", "RESET", "REMOVED"],
  turnedOff: ["TURNED_OFF", "WITHDRAWN", "RESET", "REMOVED"],
  gone: ["RESET", "REMOVED"],
} as const;
const deaths = ["STOPPED", "SILENT", "GARBAGE"] as const;

/** All transitions between statuses that exist, with their possible causes (4.010, X66). */
export const legalTransitions: Readonly<Record<MachineStatus, Legal>> = {
  off: { off: byAdmin.gone, void: ["TURNED_ON", "PREWARMED", "EVENT_NEAR", "RECOVERED"], desired: ["WOKEN"] },
  void: { idle: ["READY"], off: ["NOT_READY", ...deaths, ...byAdmin.gone] },
  desired: {
    idle: ["READY", "FREED", "CANCELLED"],
    void: ["CANCELLED", "FREED"],
    off: ["NOT_READY", ...deaths, ...byAdmin.takenAway],
  },
  idle: {
    desired: ["CLAIMED"],
    starting: ["STARTING"],
    void: ["CANCELLED", "FOREIGN_SESSION"],
    off: ["NOT_ACCEPTED", "START_FAILED", "RESTED", ...deaths, ...byAdmin.turnedOff],
  },
  starting: {
    started: ["STARTED"],
    void: ["CANCELLED"],
    off: ["START_FAILED", "START_TIMED_OUT", ...deaths, ...byAdmin.takenAway],
  },
  started: {
    void: [
      "ENDED",
      "ENDED_BY_ADMIN",
      "ENDED_BY_MACHINE",
      "LIMIT_REACHED",
      "EVENT_ENDED",
      "SESSION_FAILED",
      "SESSION_LOST",
      "FOREIGN_SESSION",
    ],
    off: [...deaths, ...byAdmin.takenAway],
  },
};

export type MachineTransition = {
  readonly from: MachineStatus;
  readonly to: MachineStatus;
  readonly cause: MachineCause;
};

/** The legal transitions as a list. */
export const machineTransitions: readonly MachineTransition[] = machineStatuses.flatMap((from) =>
  machineStatuses.flatMap((to) => (legalTransitions[from][to] ?? []).map((cause) => ({ from, to, cause }))),
);

/** Transitions in histories from before 0139 that no longer exist. */
export const formerTransitions: readonly MachineTransition[] = (
  ["desired", "starting", "started"] as const
).map((from) => ({ from, to: "off", cause: "TURNED_OFF" }));
