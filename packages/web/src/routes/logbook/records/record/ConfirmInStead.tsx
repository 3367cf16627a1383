import { confirmationDialogTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import type { ConfirmInSteadMutation } from "../../../../__generated__/ConfirmInSteadMutation.graphql.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { LoadedRecord } from "../form/record-mapping.ts";
import { CommentForm } from "../reopen/ReopenDialog.tsx";

export type ConfirmInSteadProps = {
  /** The record as it is shown: another version of it is not confirmed. */
  readonly record: Pick<LoadedRecord, "id" | "modifiedAt">;
  readonly state: string;
  readonly onClose: () => void;
  /** Reads the record again, after it was confirmed or turned out to be changed. */
  readonly onDone: () => void;
};

/** Asks an administrator why they confirm a record in its attending's stead, and confirms it. */
export default function ConfirmInStead({ record, state, onClose, onDone }: ConfirmInSteadProps) {
  const [commit] = useMutation<ConfirmInSteadMutation>(graphql`
    mutation ConfirmInSteadMutation($record: SeenActivityInput!, $word: String!) {
      confirmActivityInStead(record: $record, word: $word) {
        activity {
          id
          viewerCanEdit
          viewerCanDelete
          ...RecordConfirmation_activity
        }
      }
    }
  `);
  const send = (word: string) =>
    new Promise<void>((resolve, reject) => {
      const { id, modifiedAt } = record;
      commit({
        variables: { record: { id, modifiedAt, state: state === "returned" ? "returned" : "open" }, word },
        onCompleted: () => {
          toasts.success(confirmationDialogTexts.confirmedInStead);
          onDone();
          resolve();
        },
        onError: (error) => {
          onDone();
          reject(error);
        },
      });
    });
  return <CommentForm {...confirmationDialogTexts.inSteadDialog} send={send} onClose={onClose} />;
}
