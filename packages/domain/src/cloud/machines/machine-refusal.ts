import { err, type Result } from "../../result.ts";
import type { Machine } from "./machine.ts";
import type { MachineStatus } from "./status.ts";

/** What cannot be done to a machine as it is; `status` tells which change came first. */
export type MachineRefusal = {
  readonly code: "MACHINE_NOT_VACANT" | "NO_SESSION" | "SESSION_OVER" | "ACTION_NOT_NOW";
  readonly status: MachineStatus;
};

export function refuse(code: MachineRefusal["code"], { status }: Machine): Result<never, MachineRefusal> {
  return err({ code, status });
}
