import { useEffect, useState, useSyncExternalStore } from "react";
import { useViewer } from "../../shell/use-viewer.ts";
import { queueOwner } from "./queue-owner.ts";
import type { QueuedRecord } from "./queued-record.ts";

/** What waits in this browser, by the id of its record. */
export type QueuedRecordsById = ReadonlyMap<
  string,
  { readonly record: QueuedRecord; readonly isSending: boolean }
>;

const none: QueuedRecordsById = new Map();

/**
 * The person's records that wait in this browser, for a page that shows stored records; undefined until they are read for the
 * first time. Where nothing waits, nothing is loaded.
 */
export function useQueuedRecords(): QueuedRecordsById | undefined {
  const me = useViewer()?.keycloak_id;
  const owner = useSyncExternalStore(queueOwner.subscribe, queueOwner.get);
  const isMine = owner !== null && owner === me;
  const [found, setFound] = useState(isMine ? undefined : none);
  // Known from now on: a form that is open stays so while a record is read that another tab saves.
  if (!isMine && found === undefined) setFound(none);
  useEffect(() => {
    if (!isMine) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const follow = async () => {
      const { recordQueue, isSaving } = await import("./browser-record-queue.ts");
      const show = () => {
        const { records, sending } = recordQueue.state.get();
        const waiting = records.filter(({ id }) => !isSaving(id));
        setFound(
          new Map(waiting.map((record) => [record.id, { record, isSending: sending.has(record.id) }])),
        );
      };
      await recordQueue.read(owner);
      if (isOver) return;
      show();
      end = recordQueue.state.subscribe(show);
    };
    void follow().catch(() => setFound(none));
    return () => {
      isOver = true;
      end?.();
    };
  }, [isMine, owner]);
  return isMine ? found : none;
}
