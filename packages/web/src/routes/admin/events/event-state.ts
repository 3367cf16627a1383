import type { Instant } from "@cathedra/domain";
import { type EventCategory, eventCategory } from "@cathedra/domain/cloud";
import { listedEvent } from "../../../features/events/listed-event.ts";

export type StatedEvent = Parameters<typeof listedEvent>[0];

export const stateTexts = {
  ongoing: "Ongoing",
  upcoming: "Upcoming",
  past: "Past",
  archived: "Archived",
} as const satisfies Readonly<Record<EventCategory | "archived", string>>;

export function getEventState(event: StatedEvent, now: Instant): keyof typeof stateTexts {
  return eventCategory(listedEvent(event), now) ?? "archived";
}
