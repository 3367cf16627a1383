import { recordQueueTexts } from "@cathedra/domain/messages";
import { useEffect, useSyncExternalStore } from "react";
import { showDay } from "../../format/dates.ts";
import { recordQueue } from "./own-queue.ts";

/** Names the records that a sign-out would delete from this browser. */
export function QueuedNames({ owner }: { readonly owner: string }) {
  const { records } = useSyncExternalStore(recordQueue.state.subscribe, recordQueue.state.get);
  useEffect(() => void recordQueue.read(owner).catch(() => undefined), [owner]);
  return (
    <>
      <p>{recordQueueTexts.lostAtSignOut}</p>
      <ul>
        {records.map(({ id, procedureName, dateOfProcedure }) => (
          <li key={id}>{`${procedureName}, ${showDay(dateOfProcedure)}`}</li>
        ))}
      </ul>
    </>
  );
}
