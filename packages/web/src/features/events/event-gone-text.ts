import { roleChangeText } from "@cathedra/domain/cloud";
import { cloudEventTexts } from "@cathedra/domain/messages";

/** Shown to a person for whom an open event has disappeared: an organizer who was removed from it. */
export function eventGoneText(role: string): string {
  const text = role === "ORGANIZER" ? roleChangeText(role, null) : null;
  return text ?? cloudEventTexts.gone;
}
