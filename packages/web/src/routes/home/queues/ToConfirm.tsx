import { fullName } from "@cathedra/domain";
import { confirmationTexts, workQueueTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { ToConfirmQuery } from "../../../__generated__/ToConfirmQuery.graphql.ts";
import { StaleNotice } from "../../../features/poll/StaleNotice.tsx";
import { showDay } from "../../../format/dates.ts";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";
import * as css from "./WorkQueues.css.ts";

const query = graphql`
  query ToConfirmQuery {
    logbookConfirmationCounts {
      isAttending
      open
      reopening
      ...Unfinished_counts
    }
    logbookConfirmations(first: 3) {
      records {
        id
        dateOfProcedure
        # Whole, as a record's own page reads it.
        procedure {
          name
          interventionType
          organSystem
          category
          subCategory
          code
        }
        createdBy {
          keycloak_id
          first_name
          last_name
        }
      }
    }
  }
`;

/** The records that wait for an attending's confirmation, those that have waited longest first. */
export function ToConfirm() {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { logbookConfirmationCounts: counts, logbookConfirmations: page } = useLazyLoadQuery<ToConfirmQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  const polled = useQueuePoll(() =>
    fetchQuery<ToConfirmQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  const { open, reopening } = counts;
  return (
    <Card
      title={confirmationTexts.title}
      padding="none"
      actions={
        <Link
          href={
            open === 0 && reopening > 0 ? "/logbook/confirmations?list=reopening" : "/logbook/confirmations"
          }
          variant="alone"
        >
          {confirmationTexts.see}
        </Link>
      }
    >
      <StaleNotice {...polled} />
      <div className={css.note}>
        <Text size="small">
          {open + reopening === 0
            ? workQueueTexts.nothingToConfirm
            : [
                ...(open > 0 ? [confirmationTexts.toConfirm(open)] : []),
                ...(reopening > 0 ? [confirmationTexts.toReopen(reopening)] : []),
              ].join(" ")}
        </Text>
      </div>
      <ul className={css.rows}>
        {page.records.map(({ id, dateOfProcedure, procedure, createdBy }) => (
          <li key={id} className={css.record}>
            <Link href={`/logbook/confirmations?record=${id}`} variant="alone">
              {`${procedure.name}, ${showDay(dateOfProcedure)}`}
            </Link>
            <span className={css.quiet}>
              {fullName({ firstName: createdBy?.first_name ?? "", lastName: createdBy?.last_name ?? "" })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
