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
  /** The simulator has reported the end of the session, and the portal's reason is awaited. */
  | { readonly kind: "closing" }
  /** The session has not begun, is starting, or was lost (`lostSession`): people wait here for it. */
  | { readonly kind: "awaited" }
  /** The session that was shown has ended. */
  | { readonly kind: "over" };

/** The page's memory of the sessions that it has shown. */
export type RoomMemory = {
  /** The id of the session that the page shows. */
  readonly shown: string | null;
  /** The session whose simulator reported the end. */
  readonly closed: string | null;
};

export const noRoomYet: RoomMemory = { shown: null, closed: null };

/** The state of the event, as the portal reports it. */
export type EventState = {
  readonly machine: Machine | null;
  /** Whether a session was lost and none has begun since; then no one has to leave the page, whatever it has shown (0063). */
  readonly isLost: boolean;
  readonly isGone: boolean;
};

/** The room of an event, by its machine and by what the page has shown before (0063). */
export function getRoom({ machine, isLost, isGone }: EventState, { shown, closed }: RoomMemory): RoomOfEvent {
  if (isGone) return { kind: shown === null ? "awaited" : "over" };
  const { status, url, session_id: sessionId, session_ends_at: endsAt } = machine ?? {};
  if (status === "started" && url !== undefined && sessionId != null && endsAt != null)
    return sessionId === closed ? { kind: "closing" } : { kind: "open", sessionId, url, endsAt };
  const isOver = !isLost && shown !== null && sessionId !== shown;
  return { kind: isOver ? "over" : "awaited" };
}

/** What the page remembers of the event's room, updated; the same object when nothing has changed. */
export function rememberRoom(memory: RoomMemory, room: RoomOfEvent): RoomMemory {
  if (room.kind !== "open" || room.sessionId === memory.shown) return memory;
  return { shown: room.sessionId, closed: null };
}
