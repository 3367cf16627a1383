import type { eventRoles } from "../../enumerations.ts";
import { cloudEventTexts } from "./event-texts.ts";

type EventRole = (typeof eventRoles)[number];

/**
 * The message to a person in the room whose role in the event has changed (3.025). `now` is null if they have no role any
 * longer. Returns null if nothing has changed.
 */
export function roleChangeText(before: EventRole, now: EventRole | null): string | null {
  if (before === now) return null;
  if (now === "ORGANIZER") return cloudEventTexts.nowOrganizer;
  if (before === "PARTICIPANT") return cloudEventTexts.noPlace;
  return now === null ? cloudEventTexts.noOrganizer : cloudEventTexts.nowParticipant;
}
