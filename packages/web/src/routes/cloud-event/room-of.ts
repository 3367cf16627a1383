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

/** What the page remembers of the sessions that it has shown. */
export type RoomMemory = {
  /** The one that it shows. */
  readonly shown: string | null;
  /** The one whose machine has failed: people stay for the next. */
  readonly failed: string | null;
};

export const noRoomYet: RoomMemory = { shown: null, failed: null };

/** The room of an event, by its machine and by what the page has shown before (0088). */
export function roomOf(machine: Machine | null, isGone: boolean, memory: RoomMemory): RoomOfEvent {
  const { status, url, session_id: sessionId, session_ends_at: endsAt } = machine ?? {};
  const { shown, failed } = memory;
  if (!isGone && status === "started" && url !== undefined && sessionId != null && endsAt != null)
    return sessionId === failed ? { kind: "awaited" } : { kind: "open", sessionId, url, endsAt };
  // One that failed is shown, with its reason: an organizer may start it again.
  const hasEnded = shown !== null && shown !== failed && sessionId !== shown;
  return isGone && shown !== null ? { kind: "over" } : { kind: hasEnded ? "over" : "awaited" };
}

/** What is remembered from now on; the same where nothing is another. */
export function rememberRoom(
  memory: RoomMemory,
  machine: Pick<Machine, "status" | "session_id"> | null,
  room: RoomOfEvent,
): RoomMemory {
  const { shown } = memory;
  if (room.kind === "open")
    return room.sessionId === shown ? memory : { shown: room.sessionId, failed: null };
  const hasFailed = machine?.status === "off" && shown !== null && machine.session_id === shown;
  return hasFailed && memory.failed !== shown ? { shown, failed: shown } : memory;
}
