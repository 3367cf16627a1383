import type { eventRoles } from "../../enumerations.ts";
import { cloudRoomTexts } from "../room-texts.ts";

type EventRole = (typeof eventRoles)[number];

/**
 * What somebody is told whose part in an event has changed while they were at it (3.025): the truth, and what they are now.
 * `now` is null where they have none any more. Null: nothing has changed.
 */
export function roleChangeText(before: EventRole, now: EventRole | null): string | null {
  if (before === now) return null;
  if (now === "ORGANIZER") return cloudRoomTexts.nowOrganizer;
  if (before === "PARTICIPANT") return cloudRoomTexts.noPlace;
  return now === null ? cloudRoomTexts.noOrganizer : cloudRoomTexts.nowParticipant;
}
