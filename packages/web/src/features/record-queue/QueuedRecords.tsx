import { lazy, Suspense, useSyncExternalStore } from "react";
import { retryWhenOnline } from "../../retry-when-online.ts";
import { queueOwner } from "./queue-owner.ts";

/** Loaded where something waits. */
const QueuedRecordList = lazy(() =>
  retryWhenOnline(() =>
    import("./QueuedRecordList.tsx").then((file) => ({ default: file.QueuedRecordList })),
  ),
);

/** The person's saved records that the portal does not have yet; nothing where there are none. */
export function QueuedRecords() {
  const owner = useSyncExternalStore(queueOwner.subscribe, queueOwner.get);
  return (
    owner !== null && (
      <Suspense>
        <QueuedRecordList owner={owner} />
      </Suspense>
    )
  );
}
