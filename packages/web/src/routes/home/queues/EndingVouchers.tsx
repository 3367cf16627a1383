import { workQueueTexts } from "@cathedra/domain/messages";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { EndingVouchersQuery } from "../../../__generated__/EndingVouchersQuery.graphql.ts";
import { getLastDay, showDay } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query EndingVouchersQuery {
    endingVouchers {
      count
      vouchers {
        id
        name
        customerName
        validTo
      }
    }
  }
`;

/** The vouchers that end soon, with the first of them. */
export function EndingVouchers(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { endingVouchers } = useLazyLoadQuery<EndingVouchersQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<EndingVouchersQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  return (
    <QueueRow
      {...queue}
      count={endingVouchers.count}
      empty={workQueueTexts.noVouchers}
      staleSince={staleSince}
    >
      {endingVouchers.vouchers
        .map(({ name, customerName, validTo }) =>
          [name, customerName, showDay(getLastDay(validTo))].filter(Boolean).join(", "),
        )
        .join(" · ")}
    </QueueRow>
  );
}
