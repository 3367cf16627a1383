import { shortFingerprint } from "@cathedra/domain/logbook";
import { confirmationTexts, confirmedContentTexts, logbookTexts } from "@cathedra/domain/messages";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Stack } from "@cathedra/ui-kit/Stack";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { RecordDrawerQuery } from "../../../../__generated__/RecordDrawerQuery.graphql.ts";
import type { recordFragment_activity$key } from "../../../../__generated__/recordFragment_activity.graphql.ts";
import EntrustmentPanel from "../../../../features/entrustment/EntrustmentPanel.tsx";
import { DetailDrawer } from "../../../../features/table-page/DetailDrawer.tsx";
import { ConfirmedFacts } from "../confirmed/ConfirmedFacts.tsx";
import { RecordFacts } from "../form/RecordFacts.tsx";
import { recordFragment } from "../form/record-fragment.ts";

/** All details of a record, for its attending. */
export function RecordDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  return (
    <DetailDrawer
      title={confirmationTexts.details}
      onClose={onClose}
      notFound={logbookTexts.recordUnavailable}
    >
      <Details id={id} />
    </DetailDrawer>
  );
}

function Details({ id }: { readonly id: string }) {
  const { logbookConfirmation } = useLazyLoadQuery<RecordDrawerQuery>(
    graphql`
      query RecordDrawerQuery($id: ID!) {
        logbookConfirmation(id: $id) {
          ...recordFragment_activity
          entrustment {
            ...EntrustmentPanel_entrustment
          }
          confirmedContent
          # The rows behind the drawer read the same confirmation.
          ...RecordConfirmation_activity @relay(mask: false)
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const record = useFragment<recordFragment_activity$key>(recordFragment, logbookConfirmation);
  const { confirmedContent, confirmation } = logbookConfirmation;
  const fingerprint = confirmation.confirmed?.fingerprint;
  return (
    <Stack gap={4}>
      {logbookConfirmation.entrustment != null && (
        <EntrustmentPanel recordId={id} entrustment={logbookConfirmation.entrustment} />
      )}
      <RecordFacts record={record} />
      {confirmedContent != null && fingerprint != null && (
        <Disclosure title={confirmedContentTexts.title} summary={shortFingerprint(fingerprint)} indent="none">
          <ConfirmedFacts content={confirmedContent} fingerprint={fingerprint} record={record} />
        </Disclosure>
      )}
    </Stack>
  );
}
