import { type ReactNode, useState } from "react";
import { isSavedHere } from "../../../../features/record-queue/own-queue.ts";
import { useQueuedRecords } from "../../../../features/record-queue/use-queued-records.ts";
import { FormPlaceholder } from "../form/FormPlaceholder.tsx";
import type { WaitingChange } from "../form/use-record-draft.ts";
import { QueuedChange } from "./QueuedChange.tsx";

export type WithQueuedChangeProps = {
  /** The id of the record. */
  readonly id: string;
  readonly hasForm: boolean;
  /** The form of the record, with its change that waits. */
  readonly children: (waiting: WaitingChange | undefined) => ReactNode;
};

/** The form of a record in a browser in which something waits, and above it what waits of this record. */
export function WithQueuedChange({ id, hasForm, children }: WithQueuedChangeProps) {
  const queued = useQueuedRecords();
  /** When the change with which the form opened was saved. */
  const [shownSince, setShownSince] = useState<number>();
  if (queued === undefined) return <FormPlaceholder label="Loading the record" />;
  const waiting = queued.get(id);
  const record = waiting?.record;
  const isShown = record !== undefined && (record.savedAt === shownSince || isSavedHere(record));
  return (
    <>
      {waiting !== undefined && <QueuedChange {...waiting} {...{ hasForm, isShown }} />}
      {children(
        record?.kind === "change" ? { ...record, onShown: () => setShownSince(record.savedAt) } : undefined,
      )}
    </>
  );
}
