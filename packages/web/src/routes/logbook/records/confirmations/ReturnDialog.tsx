import { confirmationListTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { ReturnDialogMutation } from "../../../../__generated__/ReturnDialogMutation.graphql.ts";
import { announce } from "../../../../shell/announcements.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { CommentForm } from "../reopen/ReopenDialog.tsx";
import type { ListedRecord } from "./ConfirmationRow.tsx";
import { type ShownRecord, seenRecord } from "./seen-record.ts";

export type ReturnDialogProps = {
  readonly record: ShownRecord;
  /** Called with the record as it is then, whether or not it was returned, and the number by which a return can be undone. */
  readonly onDone: (record: ListedRecord | null, undoId: string | undefined) => void;
  readonly onClose: () => void;
};

/** Asks for the reason, and returns the shown version of the record to its author. */
export function ReturnDialog({ record, onDone, onClose }: ReturnDialogProps) {
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<ReturnDialogMutation>(graphql`
    mutation ReturnDialogMutation($record: SeenActivityInput!, $word: String!) {
      returnActivity(record: $record, word: $word) {
        isReturned
        record {
          ...ConfirmationRow_record @relay(mask: false)
        }
        counts {
          id
          open
          reopening
        }
        undo {
          undoId
          seconds
        }
      }
    }
  `);
  const send = (word: string) =>
    new Promise<void>((resolve, reject) => {
      commit({
        variables: { record: seenRecord(record), word },
        onCompleted: ({ returnActivity }) => {
          // The result is also shown in the record's place; a toast would cover the next record.
          if (returnActivity.isReturned) announce(confirmationListTexts.returned);
          else toasts.error(confirmationListTexts.notReturned);
          void revalidate();
          onDone(returnActivity.record ?? null, returnActivity.undo?.undoId);
          resolve();
        },
        onError: reject,
      });
    });
  return <CommentForm {...confirmationListTexts.returnDialog} send={send} onClose={onClose} />;
}
