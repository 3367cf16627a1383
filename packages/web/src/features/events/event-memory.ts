type Machine = {
  readonly status: string;
  readonly session_id: string | null | undefined;
  readonly case_id: string | null | undefined;
};

/** The facts remembered about an event while it is shown, because its machine is released without a message. */
export type EventMemory = {
  /** How the last start or session of the event ended without success; null when it did not. */
  readonly fate: "failed" | "cancelled" | null;
  /** Whether a simulator is being started. */
  readonly isAwaited: boolean;
  /** The case that was run last, or was to be run. */
  readonly caseId: string | null;
};

export const emptyEventMemory: EventMemory = { fate: null, isAwaited: false, caseId: null };

/** Returns the memory after a report of the machine; the same object if nothing has changed. */
export function updateEventMemory(before: EventMemory, machine: Machine | null): EventMemory {
  const next = {
    fate: fateAfter(before, machine),
    isAwaited: machine !== null && machine.status !== "off" && machine.status !== "started",
    caseId: machine?.case_id ?? before.caseId,
  };
  const isSame =
    next.fate === before.fate && next.isAwaited === before.isAwaited && next.caseId === before.caseId;
  return isSame ? before : next;
}

function fateAfter(before: EventMemory, machine: Machine | null): EventMemory["fate"] {
  if (machine === null) return before.isAwaited ? "cancelled" : before.fate;
  return machine.status === "off" ? "failed" : null;
}

/** Keeps the reason why the last start failed until another start begins, and removes it then for good. */
export function failureUntilNextStart<Why>(
  why: Why | null,
  machine: Pick<Machine, "status"> | null,
): Why | null {
  return machine === null || machine.status === "off" ? why : null;
}
