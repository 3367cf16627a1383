import type { ReactNode } from "react";
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
  if (queued === undefined) return <FormPlaceholder label="Loading the record" />;
  const waiting = queued.get(id);
  return (
    <>
      {waiting !== undefined && <QueuedChange {...waiting} hasForm={hasForm} />}
      {children(waiting?.record.kind === "change" ? waiting.record : undefined)}
    </>
  );
}
