import type { RoomRole } from "../cloud/agent/room-token.ts";
import type { UserId } from "../ids.ts";
import { type EventFacts, type EventPerson, getEventRole, mayEnterEvent } from "./cloud-events.ts";
import { mayEnterCaseSession } from "./cloud-sessions.ts";
import { allows } from "./decision.ts";

/** The facts of a room that policies decide on. */
export type RoomFacts = {
  readonly startedBy: UserId;
  /** The event; null for a session of one person. */
  readonly event: EventFacts | null;
};

/**
 * The person's role in the room of a session (3.025, 3.027, 4.021, X32). In a case of one person, that person is the proctor.
 * In an event, organizers (by the signed-in address) are proctors and people who accepted are participants. Null for anybody
 * else: the room does not exist for them (3.026).
 */
export function getRoomRole(actor: EventPerson, { startedBy, event }: RoomFacts): RoomRole | null {
  if (event === null) return allows(mayEnterCaseSession(actor, { startedBy })) ? "proctor" : null;
  if (!allows(mayEnterEvent(actor, event))) return null;
  return getEventRole(actor, event) === "ORGANIZER" ? "proctor" : "participant";
}
