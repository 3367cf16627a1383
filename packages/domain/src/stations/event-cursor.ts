import { type Instant, instant } from "../time.ts";

/** The position of an event among all events of a station: its time, then its key. */
export type EventCursor = { readonly at: Instant; readonly key: string };

/** The cursor of an event as an id: `1790000000000.event-17`. */
export function eventId({ at, key }: EventCursor): string {
  return `${at}.${key}`;
}

/** Parses the cursor in an event's id; undefined if the id does not have the form that the portal issues. */
export function readEventId(id: string): EventCursor | undefined {
  const found = /^(\d{1,15})\.((?:event|session|work|act)-[0-9a-f-]{1,36})$/.exec(id);
  return found === null ? undefined : { at: instant(Number(found[1])), key: found[2] ?? "" };
}
