import { workQueueTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { NewFeedbackQuery } from "../../../__generated__/NewFeedbackQuery.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query NewFeedbackQuery {
    feedback(state: new, limit: 1) {
      total
      reports {
        id
        name
        description
        createdAt
      }
    }
  }
`;

/** The feedback that no one has been assigned to yet, and the latest of it. */
export function NewFeedback(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { feedback } = useLazyLoadQuery<NewFeedbackQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<NewFeedbackQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const [latest] = feedback.reports;
  return (
    <QueueRow {...queue} count={feedback.total} empty={workQueueTexts.noFeedback} staleSince={staleSince}>
      {latest !== undefined &&
        [latest.name, latest.description.slice(0, 200), showMoment(Date.parse(latest.createdAt))].join(" · ")}
    </QueueRow>
  );
}
