import { recordQueueTexts } from "@cathedra/domain/messages";
import { useEffect, useSyncExternalStore } from "react";
import { showDay } from "../../format/dates.ts";
import type { RecordQueue } from "./record-queue.ts";

type Props = { readonly queue: RecordQueue; readonly owner: string };

/** Names the records that a sign-out would delete from this browser. */
export function QueuedNames({ queue, owner }: Props) {
  const { records } = useSyncExternalStore(queue.state.subscribe, queue.state.get);
  useEffect(() => void queue.read(owner).catch(() => undefined), [queue, owner]);
  return (
    <>
      <p>{recordQueueTexts.lostAtSignOut}</p>
      <ul>
        {records.map(({ id, kind = "new", procedureName, dateOfProcedure }) => (
          <li key={id}>{`${recordQueueTexts.kind[kind]}${procedureName}, ${showDay(dateOfProcedure)}`}</li>
        ))}
      </ul>
    </>
  );
}
