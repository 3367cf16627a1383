import { fullName } from "@cathedra/domain";
import { isMachineCause } from "@cathedra/domain/cloud";
import { machineTexts, workQueueTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { FailedStartsQuery } from "../../../__generated__/FailedStartsQuery.graphql.ts";
import { personHref } from "../../../features/people/person-href.ts";
import { showMoment } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";

const query = graphql`
  query FailedStartsQuery {
    failedStarts {
      count
      starts {
        id
        at
        cause
        what
        person {
          keycloak_id
          first_name
          last_name
        }
      }
    }
  }
`;

/** The starts that machines failed at, and the latest of them. */
export function FailedStarts(queue: QueueProps) {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { failedStarts } = useLazyLoadQuery<FailedStartsQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const { staleSince } = useQueuePoll(() =>
    fetchQuery<FailedStartsQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const [latest] = failedStarts.starts;
  return (
    <QueueRow
      {...queue}
      count={failedStarts.count}
      tone="danger"
      empty={workQueueTexts.noStarts}
      staleSince={staleSince}
    >
      {latest?.person != null && (
        <>
          <Link href={personHref(latest.person.keycloak_id)}>
            {fullName({ firstName: latest.person.first_name, lastName: latest.person.last_name })}
          </Link>
          {" · "}
        </>
      )}
      {latest !== undefined &&
        [latest.what, causeText(latest.cause), showMoment(Date.parse(latest.at))].filter(Boolean).join(" · ")}
    </QueueRow>
  );
}

/** A newer portal may have more causes. */
function causeText(cause: string): string {
  return isMachineCause(cause) ? machineTexts.causes[cause] : cause;
}
