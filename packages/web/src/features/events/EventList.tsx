import type { Instant } from "@cathedra/domain";
import type { EventCard_event$key } from "../../__generated__/EventCard_event.graphql.ts";
import * as css from "./EventCard.css.ts";
import { EventCard } from "./EventCard.tsx";

export type EventListProps = {
  readonly events: readonly (EventCard_event$key & { readonly id: number })[];
  readonly now: Instant;
  readonly onOpen: (id: number) => void;
};

/** Events as cards, each of which opens its dialog (3.003). */
export function EventList({ events, now, onOpen }: EventListProps) {
  return (
    <ul className={css.grid}>
      {events.map((event) => (
        <li key={event.id} className={css.place}>
          <EventCard event={event} now={now} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
