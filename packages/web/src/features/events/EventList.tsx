import type { Instant } from "@cathedra/domain";
import { useState } from "react";
import type { EventCard_event$key } from "../../__generated__/EventCard_event.graphql.ts";
import type { EventDialog_event$key } from "../../__generated__/EventDialog_event.graphql.ts";
import * as css from "./EventCard.css.ts";
import { EventCard } from "./EventCard.tsx";
import { EventDialog } from "./EventDialog.tsx";

export type ShownEvent = EventCard_event$key & EventDialog_event$key & { readonly id: number };

export type EventListProps = { readonly events: readonly ShownEvent[]; readonly now: Instant };

/** Events as cards, each of which opens its dialog (3.003). */
export function EventList({ events, now }: EventListProps) {
  const [opened, setOpened] = useState<number>();
  const shown = events.find(({ id }) => id === opened);
  return (
    <>
      <ul className={css.grid}>
        {events.map((event) => (
          <li key={event.id} className={css.place}>
            <EventCard event={event} now={now} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      {shown !== undefined && <EventDialog event={shown} onClose={() => setOpened(undefined)} />}
    </>
  );
}
