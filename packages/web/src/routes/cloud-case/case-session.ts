type Status = "off" | "void" | "desired" | "idle" | "starting" | "started";

/** The machine that somebody has, as far as its room needs it. */
export type OwnMachine = {
  readonly status: Status | "%future added value";
  readonly session_id: string | null | undefined;
  readonly is_event: boolean;
  readonly session_ends_at: string | null | undefined;
  readonly voucher_id: number | null | undefined;
};

export type CaseSession =
  /** Nothing that the person started: the room is not theirs (4.021, X32). */
  | { readonly kind: "none" }
  /** What they started is an event, which has a room of its own. */
  | { readonly kind: "event"; readonly voucherId: number }
  /** Their start goes on, or has failed: not the time for the room. */
  | { readonly kind: "starting" }
  | { readonly kind: "running"; readonly sessionId: string; readonly endsAt: string }
  /** The session that was shown is there no longer. */
  | { readonly kind: "over"; readonly hasFailed: boolean };

/** What the page of one's own case shows; `seen` is the session that it has shown before. */
export function caseSession(machine: OwnMachine | null | undefined, seen: string | null): CaseSession {
  const { status, session_id: sessionId, session_ends_at: endsAt } = machine ?? {};
  const isOwn = machine?.is_event === false;
  if (seen !== null && (!isOwn || sessionId !== seen || status !== "started"))
    return { kind: "over", hasFailed: isOwn && sessionId === seen && status === "off" };
  if (machine?.is_event === true && machine.voucher_id != null)
    return { kind: "event", voucherId: machine.voucher_id };
  if (!isOwn || sessionId == null) return { kind: "none" };
  if (status !== "started") return { kind: "starting" };
  return endsAt == null ? { kind: "starting" } : { kind: "running", sessionId, endsAt };
}
