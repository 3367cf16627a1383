import { confirmationDialogTexts, confirmationTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { lazy, Suspense, useState } from "react";
import type { RecordConfirmation_activity$data } from "../../../../__generated__/RecordConfirmation_activity.graphql.ts";
import { retryWhenOnline } from "../../../../retry-when-online.ts";
import type { LoadedRecord } from "../form/record-mapping.ts";
import type { ConfirmationChange } from "../reopen/ReopenDialog.tsx";

const ConfirmInStead = lazy(() => retryWhenOnline(() => import("./ConfirmInStead.tsx")));
const ReopenDialog = lazy(() =>
  import("../reopen/ReopenDialog.tsx").then((file) => ({ default: file.ReopenDialog })),
);

export type ConfirmationActionsProps = {
  readonly confirmation: RecordConfirmation_activity$data["confirmation"];
  readonly record: LoadedRecord;
  /** Reads the record again. */
  readonly onDone: () => void;
};

/** The actions that the reader may take on the confirmation of a record, each with its dialog. */
export default function ConfirmationActions({ confirmation, record, onDone }: ConfirmationActionsProps) {
  const { state, reopeningWord, viewerCanConfirmInStead, viewerCanAskToReopen, viewerCanReopen } =
    confirmation;
  const isAsked = reopeningWord != null;
  const [change, setChange] = useState<ConfirmationChange | "inStead" | null>(null);
  const close = () => setChange(null);
  return (
    <Inline gap={2}>
      {viewerCanConfirmInStead && (
        <Button size="small" onPress={() => setChange("inStead")}>
          {confirmationDialogTexts.confirmInStead}
        </Button>
      )}
      {viewerCanAskToReopen && (
        <Button size="small" variant={isAsked ? "quiet" : "secondary"} onPress={() => setChange("ask")}>
          {isAsked ? confirmationDialogTexts.askAnew : confirmationDialogTexts.askToReopen}
        </Button>
      )}
      {viewerCanReopen && (
        <Button size="small" onPress={() => setChange("reopen")}>
          {confirmationTexts.reopen}
        </Button>
      )}
      {change !== null && (
        <Suspense fallback={null}>
          {change === "inStead" ? (
            <ConfirmInStead record={record} state={state} onClose={close} onDone={onDone} />
          ) : (
            <ReopenDialog
              id={record.id}
              before={change === "ask" ? (reopeningWord ?? undefined) : undefined}
              change={change}
              onClose={close}
              onDone={onDone}
            />
          )}
        </Suspense>
      )}
    </Inline>
  );
}
