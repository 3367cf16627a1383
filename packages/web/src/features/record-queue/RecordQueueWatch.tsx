import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { outage } from "../../relay/environment.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { onWindowReturn } from "../poll/on-window-return.ts";
import { queueDatabase, queueOwner, wipeQueue } from "./queue-owner.ts";

/**
 * Sends what waits in this browser: when the page is loaded, when the network or the portal is back, and when the person returns
 * to the page. What another person left is removed.
 */
export function RecordQueueWatch() {
  const me = useViewer()?.keycloak_id;
  const navigate = useNavigate();
  const send = useEffectEvent(async (person: string) => {
    if (queueOwner.get() !== person) return;
    const { sendWaiting } = await import("./own-queue.ts");
    await sendWaiting(person, () => void navigate("/logbook/records"));
  });
  useEffect(() => {
    if (me === undefined) return;
    const sendNow = () => void send(me).catch(() => undefined);
    void begin(me).catch(reportError).then(sendNow);
    addEventListener("online", sendNow);
    const ends = [
      onWindowReturn(sendNow),
      outage.subscribe(() => {
        if (outage.get().since === undefined) sendNow();
      }),
    ];
    return () => {
      removeEventListener("online", sendNow);
      for (const end of ends) end();
    };
  }, [me]);
  return null;
}

/** Finds what waits although a crash has lost the mark, which browsers write to the disk later than the records. */
async function begin(me: string): Promise<void> {
  if (queueOwner.get() === null && (await mayHoldRecords())) {
    const { recordQueue } = await import("./own-queue.ts");
    await recordQueue.read(me);
  }
  // Only when a page is loaded: the other person may still work in another tab.
  if (queueOwner.get() !== null && queueOwner.get() !== me) wipeQueue();
}

/** Whether the database is there, without making one. */
async function mayHoldRecords(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === queueDatabase);
  } catch {
    // Forbidden, or an older browser; then only the mark tells.
    return false;
  }
}
