import { cancelledEvents, eventsForHome, maxEventsOnHome } from "@cathedra/domain/cloud";
import { cloudEventTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { EventsCard_query$key } from "../../__generated__/EventsCard_query.graphql.ts";
import type { EventsCardQuery } from "../../__generated__/EventsCardQuery.graphql.ts";
import { EventList } from "../../features/events/EventList.tsx";
import { listedEvent } from "../../features/events/listed-event.ts";
import { useEventsPoll } from "../../features/events/use-events-poll.ts";
import { useOpenedEvent } from "../../features/events/use-opened-event.tsx";
import { StaleNotice } from "../../features/poll/StaleNotice.tsx";
import { useNow } from "../../features/poll/use-now.ts";
import { eventsOnTop } from "./today/events-on-top.ts";

/** The next four events (1.025, 3.011), and cancelled ones. */
export function EventsCard({ query }: { readonly query: EventsCard_query$key }) {
  const now = useNow();
  const { getEventResourceAccessVouchersAsTrainee: events } = useFragment(
    graphql`
      fragment EventsCard_query on Query {
        getEventResourceAccessVouchersAsTrainee(limit: 8) {
          id
          name
          eventAt
          durationInSeconds
          archivedAt
          viewerRole
          vm {
            id
            status
          }
          ...EventCard_event
          ...EventDialog_event
        }
      }
    `,
    query,
  );
  const listed = events.map(listedEvent);
  // Four events, and additionally the cancelled ones.
  const shown = [...eventsForHome(listed, now), ...cancelledEvents(listed, now).slice(0, maxEventsOnHome)];
  const { running, upcoming } = eventsOnTop(events, now);
  const isShownAbove = ({ id }: { readonly id: number }) =>
    [...running, ...upcoming].some((event) => event.id === id);
  const environment = useRelayEnvironment();
  const refresh = () =>
    fetchQuery<EventsCardQuery>(
      environment,
      graphql`
        query EventsCardQuery {
          ...EventsCard_query
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
  const polled = useEventsPoll(shown, now, refresh);
  const { open, dialog } = useOpenedEvent(events, () => void refresh().catch(() => undefined));
  return (
    <Card
      title="Events"
      titleLevel={3}
      padding="medium"
      actions={
        events.length === 0 ? undefined : (
          <Link href="/events" variant="alone">
            View All
          </Link>
        )
      }
    >
      <StaleNotice {...polled} />
      {shown.length === 0 ? (
        <Text size="small" tone="muted">
          {cloudEventTexts.none}
        </Text>
      ) : (
        <EventList
          events={shown.map(({ event }) => event)}
          now={now}
          onOpen={open}
          isShownAbove={isShownAbove}
        />
      )}
      {dialog}
    </Card>
  );
}
