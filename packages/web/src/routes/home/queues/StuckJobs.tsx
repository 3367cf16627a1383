import { homeTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { StuckJobsQuery } from "../../../__generated__/StuckJobsQuery.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query StuckJobsQuery {
    hangingWork {
      count
      items {
        id
        kind
        state
        since
      }
    }
  }
`;

/** The work of the portal that hangs, and what has hung for the longest. */
export function StuckJobs(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { hangingWork } = useLazyLoadQuery<StuckJobsQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const staleSince = useQueuePoll(() =>
    fetchQuery<StuckJobsQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const [oldest] = hangingWork.items;
  return (
    <QueueRow
      {...queue}
      count={hangingWork.count}
      tone="danger"
      empty={homeTexts.queues.noWork}
      staleSince={staleSince}
    >
      {oldest !== undefined &&
        `${oldest.kind}: ${homeTexts.queues.hanging[oldest.state]} since ${showMoment(Date.parse(oldest.since))}`}
    </QueueRow>
  );
}
