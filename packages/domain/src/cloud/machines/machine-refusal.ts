import { err, type Result } from "../../result.ts";
import type { Machine } from "./machine.ts";
import type { MachineStatus } from "./status.ts";

/** An action that the machine's status does not allow; `status` is the status that another change has led to. */
export type MachineRefusal = {
  readonly code: "MACHINE_NOT_VACANT" | "NO_SESSION" | "SESSION_OVER" | "ACTION_NOT_NOW";
  readonly status: MachineStatus;
};

export function refuse(code: MachineRefusal["code"], { status }: Machine): Result<never, MachineRefusal> {
  return err({ code, status });
}
