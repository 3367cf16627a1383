import type { eventRoles } from "../../enumerations.ts";
import { cloudRoomTexts } from "../room-texts.ts";

type EventRole = (typeof eventRoles)[number];

/**
 * The message to a person in the room whose role in the event has changed (3.025). `now` is null if they have no role any
 * longer. Returns null if nothing has changed.
 */
export function roleChangeText(before: EventRole, now: EventRole | null): string | null {
  if (before === now) return null;
  if (now === "ORGANIZER") return cloudRoomTexts.nowOrganizer;
  if (before === "PARTICIPANT") return cloudRoomTexts.noPlace;
  return now === null ? cloudRoomTexts.noOrganizer : cloudRoomTexts.nowParticipant;
}
