import { lazy } from "react";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { outage } from "../../relay/environment.ts";
import { UnavailableError } from "../../relay/errors.ts";
import { retryWhenOnline } from "../../retry-when-online.ts";
import type { LinkedToast } from "../reload/reload-with-toast.ts";
import type { SavingRecord, StoreResult } from "./browser-record-queue.ts";
import type { QueuedRecord } from "./queued-record.ts";

const load = () => import("./browser-record-queue.ts");

/** The portal did not answer, and the record waits in the queue. */
class QueuedError extends Error {
  override readonly name = "QueuedError";
}

const keep = (record: SavingRecord, isSeen?: (earlier: QueuedRecord) => boolean): Promise<StoreResult> =>
  load().then(
    ({ beginSaving }) => beginSaving(record, isSeen),
    () => ({ isKept: false }),
  );

const endSaving = (id: string, outcome: "saved" | "refused" | "waits", error?: unknown): Promise<void> =>
  load()
    .then((queue) => queue.endSaving(id, outcome, error))
    .catch(() => undefined);

/** The queue for whatever saves or deletes a record of the person. Its larger part is loaded after the form. */
export const savingQueue = {
  /** Says so where the browser keeps nothing. */
  Note: lazy(() =>
    retryWhenOnline(() => import("./StorageNote.tsx").then((file) => ({ default: file.StorageNote }))),
  ),
  /**
   * Keeps a record that is about to be sent, so that it is not lost if the page goes away. A change that another tab has saved, and
   * that the form has not shown, is not replaced but returned; `seenAt` is when the change that the form has shown was saved.
   */
  keep: async (record: SavingRecord, seenAt: number | undefined): Promise<QueuedRecord | undefined> =>
    (await keep(record, ({ savedAt }) => savedAt === seenAt)).unseen,
  /** The record is not sent after all. */
  drop: (id: string): Promise<void> => endSaving(id, "refused"),
  /** Removes what waits of a record that the form has saved without the queue. */
  discardSaved: (id: string): Promise<void> =>
    load()
      .then((queue) => queue.discardSaved(id))
      .catch(() => undefined),
  /** Sends a record; where the portal does not answer, it waits in the queue, and the promise rejects with `isQueued`. */
  send: async <Saved>(record: SavingRecord, save: () => Promise<Saved>): Promise<Saved> => {
    const { isKept } = await keep(record);
    try {
      const saved = await save();
      void endSaving(record.id, "saved");
      return saved;
    } catch (error) {
      const hasExpired = error instanceof SessionExpiredError;
      const isUnanswered =
        error instanceof UnavailableError || (hasExpired && outage.get().since !== undefined);
      // After an expired session the form stays open, and the record waits if the person does not come back to it.
      await endSaving(record.id, isUnanswered || hasExpired ? "waits" : "refused", error);
      throw isKept && isUnanswered ? new QueuedError() : error;
    }
  },
  isQueued: (error: unknown): boolean => error instanceof QueuedError,
  /** What is said of a record that waits. */
  toastOf: (record: SavingRecord): Promise<LinkedToast> => load().then(({ toastOf }) => toastOf(record)),
};

export type SavingQueue = typeof savingQueue;
