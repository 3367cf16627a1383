import BellWatch from "../features/inbox/BellWatch.tsx";
import { OfflineWatch } from "../features/offline/OfflineWatch.tsx";
import { RecordQueueWatch } from "../features/record-queue/RecordQueueWatch.tsx";

/** What a page does in the background for a signed-in person, after it has loaded. */
export default function BackgroundWork() {
  return (
    <>
      <BellWatch />
      <RecordQueueWatch />
      <OfflineWatch />
    </>
  );
}
