import { confirmationTexts, logbookTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { NoLogbookQuery } from "../../__generated__/NoLogbookQuery.graphql.ts";
import { ToConfirm } from "../../features/confirmation/ToConfirm.tsx";

/** For people whose account has no logbook: attendings are led to the records that wait for them. */
export function NoLogbook() {
  const { logbookConfirmationCounts: counts } = useLazyLoadQuery<NoLogbookQuery>(
    graphql`
      query NoLogbookQuery {
        logbookConfirmationCounts {
          isAttending
          ...ToConfirm_counts
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  if (counts.isAttending) {
    return (
      <Card title={confirmationTexts.title}>
        <ToConfirm counts={counts} />
      </Card>
    );
  }
  return <WithoutLogbook />;
}

function WithoutLogbook() {
  return (
    <Card>
      <EmptyState action={<LinkButton href="/profile/account">Your profile</LinkButton>}>
        {logbookTexts.noLogbook}
      </EmptyState>
    </Card>
  );
}
