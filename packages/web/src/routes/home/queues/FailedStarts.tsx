import { fullName } from "@cathedra/domain";
import { failedStartCause, workQueueTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { FailedStartsQuery } from "../../../__generated__/FailedStartsQuery.graphql.ts";
import { personHref } from "../../../features/people/person-href.ts";
import { showMoment } from "../../../format/dates.ts";
import { type QueueProps, QueueRow } from "./QueueRow.tsx";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";
import * as css from "./WorkQueues.css.ts";

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

type FailedStart = FailedStartsQuery["response"]["failedStarts"]["starts"][number];

/** Starts that were refused, or that failed because of machines or the portal, latest first; each links to its person. */
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
  const { starts, count } = failedStarts;
  const [latest, ...earlier] = starts;
  return (
    <QueueRow
      {...queue}
      count={count}
      tone="danger"
      empty={workQueueTexts.noStarts}
      staleSince={staleSince}
      more={
        earlier.length > 0 && {
          label: workQueueTexts.earlierStarts,
          content: (
            <>
              <ul aria-label={workQueueTexts.earlierStarts} className={css.jobs}>
                {earlier.map((start) => (
                  <li key={start.id}>
                    <Told start={start} />
                  </li>
                ))}
              </ul>
              {count > starts.length && workQueueTexts.more(count - starts.length)}
            </>
          ),
        }
      }
    >
      {latest !== undefined && <Told start={latest} />}
    </QueueRow>
  );
}

/** A start that failed; the name leads to the person's page. */
function Told({ start }: { readonly start: FailedStart }) {
  const { person, what, cause, at } = start;
  return (
    <>
      {person != null && (
        <>
          <Link href={personHref(person.keycloak_id)}>
            {fullName({ firstName: person.first_name, lastName: person.last_name })}
          </Link>
          {" · "}
        </>
      )}
      {[what, failedStartCause(cause), showMoment(Date.parse(at))].filter(Boolean).join(" · ")}
    </>
  );
}
