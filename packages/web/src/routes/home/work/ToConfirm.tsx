import { fullName } from "@cathedra/domain";
import { confirmationTexts, homeTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Link } from "@cathedra/ui-kit/Link";
import { Text } from "@cathedra/ui-kit/Text";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { ToConfirmQuery } from "../../../__generated__/ToConfirmQuery.graphql.ts";
import { ToConfirm as Counts } from "../../../features/confirmation/ToConfirm.tsx";
import { showDay } from "../../../format/dates.ts";
import { useQueuePoll, useReadWithPage } from "./use-queue.ts";
import * as css from "./Work.css.ts";

const query = graphql`
  query ToConfirmQuery {
    logbookConfirmationCounts {
      isAttending
      open
      reopening
      ...ToConfirm_counts
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

/** What waits for an attending's confirmation, the longest first. */
export function ToConfirm() {
  const environment = useRelayEnvironment();
  const fetchKey = useReadWithPage();
  const { logbookConfirmationCounts: counts, logbookConfirmations: page } = useLazyLoadQuery<ToConfirmQuery>(
    query,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  useQueuePoll(() =>
    fetchQuery<ToConfirmQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise(),
  );
  return (
    <Card title={confirmationTexts.title} padding="none">
      <div className={css.note}>
        {counts.open + counts.reopening === 0 ? (
          <Text size="small" tone="muted">
            {homeTexts.nothingToConfirm} <Link href="/logbook/confirmations">{confirmationTexts.title}</Link>
          </Text>
        ) : (
          <Counts counts={counts} />
        )}
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
