import { recordQueueTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { useEffect, useState } from "react";
import { canStoreRecords } from "./browser-record-queue.ts";

/** Says above a form, before anything is typed, that this browser keeps no saved records. */
export function StorageNote() {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    void canStoreRecords().then((keeps) => setRefused(!keeps));
    // The list that follows a save without a connection shows what waits.
    void import("./QueuedRecordList.tsx").catch(() => undefined);
  }, []);
  return isRefused ? <Banner tone="warning">{recordQueueTexts.keepsNothing}</Banner> : null;
}
