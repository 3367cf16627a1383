import { type ReactNode, useState } from "react";
import { isSavedHere } from "../../../../features/record-queue/browser-record-queue.ts";
import { useQueuedRecords } from "../../../../features/record-queue/use-queued-records.ts";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import type { WaitingChange } from "../form/use-record-draft.ts";
import { QueuedChange } from "./QueuedChange.tsx";

export type WithQueuedChangeProps = {
  /** The id of the record. */
  readonly id: string;
  readonly hasForm: boolean;
  /** The page of the record, with what waits of it. */
  readonly children: (queued: QueuedOfRecord) => ReactNode;
};

/** The waiting change or deletion of a record, for its page. */
export type QueuedOfRecord = {
  /** Says what waits, and why. */
  readonly note?: ReactNode;
  /** The change that waits, which the form shows. */
  readonly waiting?: WaitingChange | undefined;
  readonly isDeletion: boolean;
};

/** The page of a record in a browser in which something waits. */
export function WithQueuedChange({ id, hasForm, children }: WithQueuedChangeProps) {
  const queued = useQueuedRecords();
  /** When the change with which the form opened was saved. */
  const [shownSince, setShownSince] = useState<number>();
  if (queued === undefined) return <FormPlaceholder label="Loading the record" />;
  const waiting = queued.get(id);
  const record = waiting?.record;
  const isShown = record !== undefined && (record.savedAt === shownSince || isSavedHere(record));
  return children({
    note: waiting && <QueuedChange {...waiting} {...{ hasForm, isShown }} />,
    waiting:
      record?.kind === "change" ? { ...record, onShown: () => setShownSince(record.savedAt) } : undefined,
    isDeletion: record?.kind === "deletion",
  });
}
