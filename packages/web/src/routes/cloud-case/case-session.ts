type Status = "off" | "void" | "desired" | "idle" | "starting" | "started";

/** The machine that somebody has, as far as its room needs it. */
export type OwnMachine = {
  readonly status: Status | "%future added value";
  readonly session_id: string | null | undefined;
  readonly is_event: boolean;
  readonly session_ends_at: string | null | undefined;
};

export type CaseSession =
  /** Nothing that the person started: the room is not theirs (4.021, X32). */
  | { readonly kind: "none" }
  /** Their start goes on, or has failed: not the time for the room. */
  | { readonly kind: "starting"; readonly sessionId: string }
  /** The start that was shown is there no longer. */
  | { readonly kind: "withdrawn"; readonly sessionId: string }
  | { readonly kind: "running"; readonly sessionId: string; readonly endsAt: string }
  /** The session that was shown is there no longer. */
  | { readonly kind: "over"; readonly hasFailed: boolean };

/** What the page has shown before: a session that went on, and a start. */
export type Shown = { readonly seen: string | null; readonly awaited: string | null };

/** What the page of one's own case shows. */
export function caseSession(machine: OwnMachine | null | undefined, { seen, awaited }: Shown): CaseSession {
  const { status, session_id: sessionId, session_ends_at: endsAt } = machine ?? {};
  const isOwn = machine?.is_event === false;
  if (seen !== null && (!isOwn || sessionId !== seen || status !== "started"))
    return { kind: "over", hasFailed: isOwn && sessionId === seen && status === "off" };
  if (!isOwn || sessionId == null)
    return awaited === null ? { kind: "none" } : { kind: "withdrawn", sessionId: awaited };
  if (status !== "started" || endsAt == null) return { kind: "starting", sessionId };
  return { kind: "running", sessionId, endsAt };
}
