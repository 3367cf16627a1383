import { workQueueTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { EventsTodayQuery } from "../../../__generated__/EventsTodayQuery.graphql.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { showTime } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query EventsTodayQuery($until: DateTime!) {
    dueEvents(until: $until) {
      count
      events {
        id
        name
        eventAt
      }
    }
  }
`;

/** Today's events that are not over, in the accounts that the person administers. */
export function EventsToday(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const variables = { until: endOfDay(new Date(useNow())) };
  const { dueEvents } = useLazyLoadQuery<EventsTodayQuery>(query, variables, {
    fetchPolicy: "store-and-network",
    fetchKey,
  });
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<EventsTodayQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise(),
  );
  return (
    <QueueRow
      {...queue}
      count={dueEvents.count}
      tone="neutral"
      empty={workQueueTexts.noEvents}
      staleSince={staleSince}
    >
      {dueEvents.events.map(({ name, eventAt }) => `${showTime(Date.parse(eventAt))} ${name}`).join(" · ")}
    </QueueRow>
  );
}

/** The end of the day in the browser's time zone, which is the same value all day. */
function endOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString();
}
