type Machine = {
  readonly status: string;
  readonly url: string;
  readonly session_id: string | null | undefined;
  readonly session_ends_at: string | null | undefined;
};

export type OpenRoom = {
  readonly kind: "open";
  readonly sessionId: string;
  readonly url: string;
  readonly endsAt: string;
};

export type RoomOfEvent =
  | OpenRoom
  /** It is still to come, on its way, or its machine failed: people wait here for it. */
  | { readonly kind: "awaited" }
  /** The session that was shown has ended. */
  | { readonly kind: "over" };

/** The room of an event, by its machine; `seen` is the session that was shown before. */
export function roomOf(machine: Machine | null, isGone: boolean, seen: string | null): RoomOfEvent {
  const { status, url, session_id: sessionId, session_ends_at: endsAt } = machine ?? {};
  if (!isGone && status === "started" && url !== undefined && sessionId != null && endsAt != null)
    return { kind: "open", sessionId, url, endsAt };
  // One that failed is shown, with its reason: an organizer may start it again.
  return seen !== null && (isGone || status === undefined || sessionId !== seen)
    ? { kind: "over" }
    : { kind: "awaited" };
}
