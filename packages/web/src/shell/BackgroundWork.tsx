import BellWatch from "../features/inbox/BellWatch.tsx";
import { OfflineWatch } from "../features/offline/OfflineWatch.tsx";
import { RecordQueueWatch } from "../features/record-queue/RecordQueueWatch.tsx";

/** The background work of a page for a signed-in person, begun after the page has loaded. */
export default function BackgroundWork() {
  return (
    <>
      <BellWatch />
      <RecordQueueWatch />
      <OfflineWatch />
    </>
  );
}
