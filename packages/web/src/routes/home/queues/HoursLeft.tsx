import { wholeHours } from "@cathedra/domain/cloud";
import { workQueueTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { HoursLeftQuery } from "../../../__generated__/HoursLeftQuery.graphql.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query HoursLeftQuery {
    accountHours {
      id
      name
      spendableTimeInMs
    }
  }
`;

/** The remaining hours of the person's accounts, the lowest first. */
export function HoursLeft(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { accountHours } = useLazyLoadQuery<HoursLeftQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<HoursLeftQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  return (
    <QueueRow
      {...queue}
      count={null}
      empty={workQueueTexts.noHours}
      isEmpty={accountHours.length === 0}
      staleSince={staleSince}
    >
      {accountHours
        .map(({ name, spendableTimeInMs }) =>
          workQueueTexts.hoursOf(name, wholeHours(spendableTimeInMs).toLocaleString("en")),
        )
        .join(" · ")}
    </QueueRow>
  );
}
