import { shortFingerprint } from "@cathedra/domain/logbook";
import { confirmationTexts, confirmedContentTexts, logbookTexts, undoTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useRef } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { RecordDrawerQuery } from "../../../../__generated__/RecordDrawerQuery.graphql.ts";
import type { recordFragment_activity$key } from "../../../../__generated__/recordFragment_activity.graphql.ts";
import { ConfirmationBadge } from "../../../../features/confirmation/ConfirmationBadge.tsx";
import EntrustmentPanel from "../../../../features/entrustment/EntrustmentPanel.tsx";
import { DetailDrawer } from "../../../../features/table-page/DetailDrawer.tsx";
import { ConfirmedFacts } from "../confirmed/ConfirmedFacts.tsx";
import { RecordFacts } from "../form/RecordFacts.tsx";
import { recordFragment } from "../form/record-fragment.ts";
import * as css from "./confirmations.css.ts";
import { useConfirm } from "./use-confirm.ts";

/** All details of a record for its attending, who may confirm it here: a link or a code opens it. */
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
          ...ConfirmationRow_record @relay(mask: false)
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const record = useFragment<recordFragment_activity$key>(recordFragment, logbookConfirmation);
  const { confirmedContent, confirmation } = logbookConfirmation;
  const fingerprint = confirmation.confirmed?.fingerprint;
  // The rows behind the drawer follow what the answer has of the record.
  const { confirm, makeUndo, isSending } = useConfirm(() => undefined);
  const top = useRef<HTMLDivElement>(null);
  const isOpen = confirmation.state === "open" || confirmation.state === "returned";
  const undo = makeUndo(id);
  return (
    <Stack gap={4}>
      <div ref={top} tabIndex={-1} className={css.answer}>
        {isOpen ? (
          <Button
            variant="primary"
            isPending={isSending}
            onPress={() => void confirm([logbookConfirmation]).then(() => top.current?.focus())}
          >
            {confirmationTexts.confirm}
          </Button>
        ) : (
          <Inline gap={3}>
            <ConfirmationBadge state={confirmation.state} />
            {undo !== undefined && (
              <Button size="small" onPress={undo}>
                {undoTexts.undo}
              </Button>
            )}
          </Inline>
        )}
      </div>
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
