import { confirmationListTexts, confirmationTexts } from "@cathedra/domain/messages";
import { undoTime } from "@cathedra/domain/undo";
import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { useConfirmMutation } from "../../../../__generated__/useConfirmMutation.graphql.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { offerUndo, undo } from "../../../../features/undo/offer-undo.ts";
import { announce } from "../../../../shell/announcements.ts";
import { toasts } from "../../../../shell/toasts.ts";
import type { ListedRecord } from "./ConfirmationRow.tsx";
import { maxAtOnce } from "./ConfirmMany.tsx";
import { seenRecord } from "./seen-record.ts";

/** The allowance for the travel time of an undo, in milliseconds. */
const marginMs = 2000;

/**
 * Confirms records in the versions that are shown. The row of each offers to undo that for as long as the API accepts it, and
 * after several confirmations at once a message offers to undo them together. A record that someone changed in the meantime is
 * refetched. `replace` receives the records in their state after each action.
 */
export function useConfirm(replace: (records: readonly ListedRecord[]) => void) {
  const { revalidate } = useRevalidator();
  const [commit, isSending] = useMutation<useConfirmMutation>(graphql`
    mutation useConfirmMutation($records: [SeenActivityInput!]!) {
      confirmActivities(records: $records) {
        records {
          ...ConfirmationRow_record @relay(mask: false)
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
        undoOfEach {
          id
          undo {
            undoId
          }
        }
      }
    }
  `);
  const [undos, setUndos] = useState<ReadonlyMap<string, () => void>>(new Map());
  const setUndo = (id: string, act: (() => void) | null) =>
    setUndos(
      (before) =>
        new Map([...before].filter(([each]) => each !== id).concat(act === null ? [] : [[id, act]])),
    );
  const restore = (before: readonly ListedRecord[]) => {
    replace(before);
    return revalidate();
  };
  /** Offers to undo the answer to one record, given as it was before, in its own line: a message would cover the next one. */
  const offerInPlace = (before: ListedRecord, undoId: string) => {
    const { id } = before;
    setUndo(id, () => {
      setUndo(id, null);
      void undo(undoId, () => restore([before]));
    });
    setTimeout(() => setUndo(id, null), undoTime.keptMs - marginMs);
  };
  const confirm = (records: readonly ListedRecord[]): Promise<void> =>
    new Promise((resolve) => {
      const sent = records.slice(0, maxAtOnce);
      commit({
        variables: { records: sent.map(seenRecord) },
        onCompleted: ({ confirmActivities: { records: now, left, undo: offer, undoOfEach } }) => {
          const changed = left.filter((id) => now.some((record) => record.id === id));
          const done = sent.length - left.length;
          const confirmed = sent.map(({ id }) => id).filter((id) => !left.includes(id));
          const before = sent.filter(({ id }) => confirmed.includes(id));
          replace(now);
          const [only] = before;
          if (offer != null && only !== undefined && before.length === 1) {
            announce(confirmationTexts.confirmed(1));
            offerInPlace(only, offer.undoId);
          } else if (done > 0) {
            offerUndo(confirmationTexts.confirmed(done), offer, () => {
              for (const { id } of before) setUndo(id, null);
              return restore(before);
            });
            for (const each of undoOfEach) {
              const record = before.find(({ id }) => id === each.id);
              if (record !== undefined) offerInPlace(record, each.undo.undoId);
            }
          }
          if (changed.length > 0) toasts.error(confirmationListTexts.changedMeanwhile(changed.length));
          if (left.length > changed.length)
            toasts.error(confirmationListTexts.goneMeanwhile(left.length - changed.length));
          // Refetches the page, because records of the next page move up.
          void revalidate();
          resolve();
        },
        onError: (error) => {
          // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
          if (!(error instanceof SessionExpiredError)) toasts.error(confirmationTexts.failed);
          resolve();
        },
      });
    });
  /** Withdraws the answer to one record, while undoing it is offered. */
  const makeUndo = (id: string) => undos.get(id);
  return { confirm, offerInPlace, makeUndo, isSending };
}
