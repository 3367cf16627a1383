import type { RoomRole } from "../cloud/agent/room-token.ts";
import type { UserId } from "../ids.ts";
import { type EventFacts, type EventPerson, eventRoleOf, mayEnterEvent } from "./cloud-events.ts";
import { mayEnterCaseSession } from "./cloud-sessions.ts";
import { allows } from "./decision.ts";

/** What the policies need to know of a room. */
export type RoomFacts = {
  readonly startedBy: UserId;
  /** Null: the session is one person's. */
  readonly event: EventFacts | null;
};

/**
 * What somebody is in the room of a session (3.025, 3.027, 4.021, X32): alone in one's own case a proctor; in an event a
 * proctor where the signed-in address is an organizer's, and a participant where one has accepted it. Null: for them
 * there is no such room (3.026).
 */
export function roomRoleOf(actor: EventPerson, { startedBy, event }: RoomFacts): RoomRole | null {
  if (event === null) return allows(mayEnterCaseSession(actor, { startedBy })) ? "proctor" : null;
  if (!allows(mayEnterEvent(actor, event))) return null;
  return eventRoleOf(actor, event) === "ORGANIZER" ? "proctor" : "participant";
}
