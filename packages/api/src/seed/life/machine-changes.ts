import { type Instant, instant } from "@cathedra/domain";
import type { MachineCause, MachineStatus } from "@cathedra/domain/cloud";
import type { RunSession } from "./insert-sessions.ts";

/** One row of a machine's history. */
export type MachineChange = {
  readonly from: MachineStatus | null;
  readonly to: MachineStatus;
  readonly cause: MachineCause;
  readonly at: Instant;
  /** The session that the machine served from then on. */
  readonly session: RunSession | null;
};

const secondMs = 1000;
/** How long before a session its machine joined the fleet, and how long after the last one it left. */
const dayMs = 86_400_000;

/** The history of a machine that ran these sessions, one after another, and then left the fleet (4.008, 4.010, X66). */
export function changesOf(sessions: readonly RunSession[]): readonly MachineChange[] {
  const changes: MachineChange[] = [];
  const to = (status: MachineStatus, cause: MachineCause, at: number, session: RunSession | null = null) =>
    changes.push({ from: changes.at(-1)?.to ?? null, to: status, cause, at: instant(at), session });
  const joinedAt = (sessions[0]?.startedAt ?? 0) - dayMs;
  to("off", "REGISTERED", joinedAt);
  to("void", "TURNED_ON", joinedAt + 60 * secondMs);
  to("idle", "READY", joinedAt + 70 * secondMs);
  for (const session of sessions) {
    const { startedAt, endedAt, cause } = session;
    to("desired", "CLAIMED", startedAt - 12 * secondMs, session);
    to("idle", "READY", startedAt - 11 * secondMs, session);
    to("starting", "STARTING", startedAt - 10 * secondMs, session);
    to("started", "STARTED", startedAt, session);
    if (isDeath(cause)) {
      to("off", cause, endedAt);
      to("void", "RECOVERED", endedAt + 2 * secondMs);
    } else {
      to("void", cause, endedAt);
    }
    to("idle", "READY", endedAt + 10 * secondMs);
  }
  const leftAt = (sessions.at(-1)?.endedAt ?? 0) + 60_000;
  to("off", "REMOVED", leftAt);
  return changes;
}

/** Whether a machine is off after it (X66). */
function isDeath(cause: MachineCause): boolean {
  return cause === "STOPPED" || cause === "SILENT" || cause === "GARBAGE";
}
