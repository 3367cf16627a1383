import type { SortOrder } from "@cathedra/domain";
import {
  cancelledEvents,
  type EventCategory,
  eventSections,
  eventSortOptions,
  sortEvents,
} from "@cathedra/domain/cloud";
import { cloudEventTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { EventsQuery } from "../../__generated__/EventsQuery.graphql.ts";
import { EventList, type EventListProps } from "../../features/events/EventList.tsx";
import { listedEvent } from "../../features/events/listed-event.ts";
import { useEventsPoll } from "../../features/events/use-events-poll.ts";
import { useEventDialogWhenIdle, useOpenedEvent } from "../../features/events/use-opened-event.tsx";
import { useRenderedCount } from "../../features/list-bar/use-rendered-count.ts";
import { StaleNotice } from "../../features/poll/StaleNotice.tsx";
import { useNow } from "../../features/poll/use-now.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import * as css from "./Events.css.ts";
import { useOwnEvents } from "./use-own-events.ts";

const crumbs = [
  { label: "Home", href: "/" },
  { label: "Events", href: "/events" },
];

/** The events that the person organizes or takes part in (3.001, 3.003). */
export function Component() {
  return (
    <PortalPage title="Events" crumbs={crumbs} explanation="Classes on the simulator, at a set time.">
      <Section placeholder={<Skeleton kind="block" height={420} label={cloudEventTexts.loading} />}>
        <Events />
      </Section>
    </PortalPage>
  );
}

function Events() {
  const { getEventResourceAccessVouchersAsTrainee: events } = useRouteQuery<EventsQuery>(graphql`
    query EventsQuery @preloadable {
      ...Viewer_query
      getEventResourceAccessVouchersAsTrainee {
        id
        name
        eventAt
        durationInSeconds
        archivedAt
        viewerRole
        ...EventCard_event
        ...EventDialog_event
      }
    }
  `);
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const listed = events.map(listedEvent);
  const refresh = useOwnEvents();
  const polled = useEventsPoll(listed, now, refresh);
  useEventDialogWhenIdle();
  const { open, dialog } = useOpenedEvent(events, () => void refresh().catch(() => undefined));
  if (events.length === 0) {
    return (
      <Card>
        <EmptyState>{cloudEventTexts.none}</EmptyState>
      </Card>
    );
  }
  const order = readSortOrder(query.get("sort"));
  const sorted = sortEvents(listed, order);
  const sections = { ...eventSections(sorted, now), cancelled: cancelledEvents(sorted, now) };
  return (
    <Stack gap={6}>
      <StaleNotice {...polled} />
      <div className={css.bar}>
        <Select
          label="Sort by"
          options={eventSortOptions.map(({ key, label }) => ({ value: key, label }))}
          value={order}
          onChange={(key) => setQuery(key === null ? {} : { sort: key }, { replace: true })}
        />
      </div>
      {shownSections.map((section) => (
        <EventSection
          key={section}
          title={titles[section]}
          events={sections[section].map(({ event }) => event)}
          now={now}
          onOpen={open}
        />
      ))}
      {dialog}
    </Stack>
  );
}

/** Cancelled events come before past ones, because people may still expect them. */
const shownSections = ["ongoing", "upcoming", "cancelled", "past"] as const;
const titles: Readonly<Record<EventCategory | "cancelled", string>> = {
  ongoing: "Ongoing Events",
  upcoming: "Upcoming Events",
  cancelled: cloudEventTexts.cancelledEvents,
  past: "Past Events",
};

/** The number of events that are shown at first, and added by each "Show more" (X118). */
const step = 200;

type EventSectionProps = EventListProps & { readonly title: string };

function EventSection({ title, events, now, onOpen }: EventSectionProps) {
  const headingId = useId();
  const { count, showMore } = useRenderedCount(step);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <EventList events={events.slice(0, count)} now={now} onOpen={onOpen} />
        {events.length > count && (
          <Inline gap={2}>
            <Button onPress={showMore}>Show more</Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}

/** The order in the address; by default the newest events come first (3.004). */
function readSortOrder(text: string | null): SortOrder {
  return eventSortOptions.find(({ key }) => key === text)?.key ?? "newest";
}
