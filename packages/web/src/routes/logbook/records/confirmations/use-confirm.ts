import { confirmationTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useConfirmMutation } from "../../../../__generated__/useConfirmMutation.graphql.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { offerUndo } from "../../../../features/undo/offer-undo.ts";
import { toasts } from "../../../../shell/toasts.ts";
import { mostAtOnce } from "./ConfirmMany.tsx";
import { type ShownRecord, seenRecord } from "./seen-record.ts";

/**
 * Confirms the shown versions of records, and offers to undo that for 10 s. A record that was changed meanwhile is refetched.
 */
export function useConfirm() {
  const { revalidate } = useRevalidator();
  const [commit, isSending] = useMutation<useConfirmMutation>(graphql`
    mutation useConfirmMutation($records: [SeenActivityInput!]!) {
      confirmActivities(records: $records) {
        records {
          id
          modifiedAt
          ...ConfirmationCard_record
        }
        left
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
  const confirm = (records: readonly ShownRecord[]): Promise<void> =>
    new Promise((resolve) => {
      const sent = records.slice(0, mostAtOnce);
      commit({
        variables: { records: sent.map(seenRecord) },
        onCompleted: ({ confirmActivities: { records: now, left, undo } }) => {
          const changed = left.filter((id) => now.some((record) => record.id === id));
          const done = sent.length - left.length;
          if (done > 0) offerUndo(confirmationTexts.confirmed(done), undo, () => revalidate());
          if (changed.length > 0) toasts.error(confirmationTexts.changedMeanwhile(changed.length));
          if (left.length > changed.length)
            toasts.error(confirmationTexts.goneMeanwhile(left.length - changed.length));
          // The records of the next page move up.
          void revalidate();
          resolve();
        },
        onError: (error) => {
          // The shell itself asks for a new sign-in.
          if (!(error instanceof SessionExpiredError)) toasts.error(confirmationTexts.failed);
          resolve();
        },
      });
    });
  return { confirm, isSending };
}
