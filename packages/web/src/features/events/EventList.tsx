import type { Instant } from "@cathedra/domain";
import type { EventCard_event$key } from "../../__generated__/EventCard_event.graphql.ts";
import * as css from "./EventCard.css.ts";
import { EventCard } from "./EventCard.tsx";

export type EventListProps = {
  readonly events: readonly (EventCard_event$key & { readonly id: number })[];
  readonly now: Instant;
  readonly onOpen: (id: number) => void;
  /** Whether the page already says above when an event begins and offers to join it. */
  readonly isShownAbove?: (event: { readonly id: number }) => boolean;
};

/** Events as cards, each of which opens its dialog (3.003). */
export function EventList({ events, now, onOpen, isShownAbove }: EventListProps) {
  return (
    <ul className={css.grid}>
      {events.map((event) => (
        <li key={event.id} className={css.place}>
          <EventCard event={event} now={now} onOpen={onOpen} isShownAbove={isShownAbove?.(event) === true} />
        </li>
      ))}
    </ul>
  );
}
