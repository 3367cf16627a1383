import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { outage } from "../../relay/environment.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { onWindowReturn } from "../poll/on-window-return.ts";
import { findQueue } from "./find-queue.ts";
import { queueOwner, wipeQueue } from "./queue-owner.ts";

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

async function begin(me: string): Promise<void> {
  await findQueue(me);
  // Only when a page is loaded: the other person may still work in another tab.
  if (queueOwner.get() !== null && queueOwner.get() !== me) wipeQueue();
}
