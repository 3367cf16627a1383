import { isFault, type MachineCause } from "../machines/machine-cause.ts";
import type { MachineStatus } from "../machines/status.ts";

/** The step that a start has reached, or at which it ended. */
export type StartStep = "find" | "power-on" | "hand-over" | "load" | "session";

export type StartOutcome = {
  readonly kind: "starting" | "running" | "ended" | "cancelled" | "failed";
  readonly step: StartStep;
};

export type StartFacts = {
  /** Whether the machine had to be turned on for the start. */
  readonly isWoken: boolean;
  /** The status of the machine as it is, or before the start or session ended. */
  readonly status: MachineStatus;
  /** Why the start or its session ended; null if it has not ended. */
  readonly endedBy: MachineCause | null;
};

/** The outcome of a start, and the step at which it ended. */
export function startOutcome({ isWoken, status, endedBy }: StartFacts): StartOutcome {
  const step = getStep(status, isWoken);
  if (endedBy === null) return { kind: step === "session" ? "running" : "starting", step };
  if (isFault(endedBy)) return { kind: "failed", step };
  return { kind: step === "session" ? "ended" : "cancelled", step };
}

function getStep(status: MachineStatus, isWoken: boolean): StartStep {
  if (status === "started") return "session";
  if (status === "starting") return "load";
  if (status === "idle") return "hand-over";
  return isWoken ? "power-on" : "find";
}
