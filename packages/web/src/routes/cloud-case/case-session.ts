type Status = "off" | "void" | "desired" | "idle" | "starting" | "started";

/** The person's machine, with the data that its room needs. */
export type OwnMachine = {
  readonly status: Status | "%future added value";
  readonly session_id: string | null | undefined;
  readonly is_event: boolean;
  readonly session_ends_at: string | null | undefined;
  readonly voucher_id: number | null | undefined;
};

export type CaseSession =
  /** The person has started no case: the room is not theirs (4.021, X32). */
  | { readonly kind: "none" }
  /** The person has started an event, which has a room of its own. */
  | { readonly kind: "event"; readonly voucherId: number }
  /** The shown start has disappeared: it was cancelled in another window, or its failure was shown long enough. */
  | { readonly kind: "withdrawn" }
  /** The start is running or has failed, so the person has no room yet. */
  | { readonly kind: "starting"; readonly sessionId: string }
  | { readonly kind: "running"; readonly sessionId: string; readonly endsAt: string }
  /** The simulator reported the end; the reason from the portal is awaited. */
  | { readonly kind: "closing" }
  /** The session was lost by our fault (0063): this is shown until something else is started. */
  | { readonly kind: "lost" }
  /** The session that the page showed has ended. */
  | { readonly kind: "over"; readonly hasFailed: boolean };

/** The session that the page has shown before, and whether it only saw it starting. */
export type Before = { readonly sessionId: string; readonly hasBegun: boolean };

/** Further facts: the session of the last case, if it was lost, and the session of which the simulator has reported the end. */
export type Ended = { readonly lost: string | null; readonly closed: string | null };

/** The content of the page of a person's case, depending on what it has shown before. */
export function caseSession(
  machine: OwnMachine | null | undefined,
  before: Before | null,
  { lost, closed }: Ended = { lost: null, closed: null },
): CaseSession {
  const { status, session_id: sessionId, session_ends_at: endsAt } = machine ?? {};
  const isOwn = machine?.is_event === false;
  const seen = before?.hasBegun === true ? before.sessionId : null;
  const isHeld = isOwn && sessionId != null && status !== "off";
  if (isHeld && status === "started" && sessionId === closed) return { kind: "closing" };
  // A lost session is shown to people who were in it or open the page, but not in place of a later failed start.
  const isOfOther = isOwn && status === "off" && sessionId !== lost;
  const wasInOther = before !== null && before.sessionId !== lost;
  if (lost !== null && !isHeld && !isOfOther && !wasInOther && machine?.is_event !== true)
    return { kind: "lost" };
  if (seen !== null && (!isOwn || sessionId !== seen || status !== "started"))
    return { kind: "over", hasFailed: isOwn && sessionId === seen && status === "off" };
  if (machine?.is_event === true && machine.voucher_id != null)
    return { kind: "event", voucherId: machine.voucher_id };
  if (!isOwn || sessionId == null) return { kind: before === null ? "none" : "withdrawn" };
  if (status !== "started") return { kind: "starting", sessionId };
  return endsAt == null ? { kind: "starting", sessionId } : { kind: "running", sessionId, endsAt };
}
