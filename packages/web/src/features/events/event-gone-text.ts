import { roleChangeText } from "@cathedra/domain/cloud";
import { cloudEventTexts } from "@cathedra/domain/messages";

/** Of an event that is not there any more for somebody who was looking at it: an organizer was taken off it. */
export function eventGoneText(role: string): string {
  const text = role === "ORGANIZER" ? roleChangeText(role, null) : null;
  return text ?? cloudEventTexts.gone;
}
