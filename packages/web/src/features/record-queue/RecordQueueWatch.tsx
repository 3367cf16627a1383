import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { outage } from "../../relay/environment.ts";
import { useViewer } from "../../shell/use-viewer.ts";
import { onWindowReturn } from "../poll/on-window-return.ts";
import { findQueue } from "./find-queue.ts";
import { deletionNotesKey, queueOwner } from "./queue-owner.ts";

/** Loaded where something of another person waits. */
const OtherPeopleRecords = lazy(() =>
  import("./OtherPeopleRecords.tsx").then((file) => ({ default: file.OtherPeopleRecords })),
);

/**
 * Sends what waits in this browser: when the page is loaded, when the network or the portal is back, and when the person returns
 * to the page. What another person left stays until this one is asked about it.
 */
export function RecordQueueWatch() {
  const me = useViewer()?.keycloak_id;
  const navigate = useNavigate();
  const [personToAsk, setPersonToAsk] = useState<string>();
  const send = useEffectEvent(async (person: string) => {
    if (queueOwner.get() !== person) return;
    const { sendAllQueued } = await import("./browser-record-queue.ts");
    await sendAllQueued(person, () => void navigate("/logbook/records"));
  });
  useEffect(() => {
    if (me === undefined) return;
    const sendNow = () => void send(me).catch(() => undefined);
    const ask = () => setPersonToAsk(me);
    void begin(me, ask).catch(reportError).then(sendNow);
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
  return (
    me !== undefined &&
    me === personToAsk && (
      <Suspense>
        <OtherPeopleRecords me={me} />
      </Suspense>
    )
  );
}

/** Only when a page is loaded: another person may still work in another tab. */
async function begin(me: string, askAboutOthers: () => void): Promise<void> {
  const marked = queueOwner.get();
  await findQueue(me);
  if (queueOwner.get() !== null && marked !== me) askAboutOthers();
  if (localStorage.getItem(deletionNotesKey) === null) return;
  const { showDeletionNotes } = await import("./other-people-records.ts");
  await showDeletionNotes(me);
}
