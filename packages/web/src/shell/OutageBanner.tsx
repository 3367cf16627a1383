import { shellTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { showTime } from "../format/dates.ts";
import { outage } from "../relay/environment.ts";
import { offlineNote } from "../relay/load-offline-answers.ts";
import { toasts } from "./toasts.ts";
import { useIsWindowTaken } from "./whole-window.ts";

/** Says that the portal does not answer, and since when. The shown content stays; the portal's return is announced. */
export function OutageBanner() {
  const { since } = useSyncExternalStore(outage.subscribe, outage.get);
  const wasOut = useRef(false);
  const isTaken = useIsWindowTaken();
  const kept = useSyncExternalStore(offlineNote.subscribe, offlineNote.get);
  useEffect(() => {
    if (wasOut.current && since === undefined) toasts.success(shellTexts.backAgain);
    wasOut.current = since !== undefined && !isTaken;
  }, [since, isTaken]);
  // A room shows the outage itself, together with the state of its own connection.
  if (since === undefined || isTaken) return null;
  const [title, text] = navigator.onLine
    ? [shellTexts.unavailableTitle, shellTexts.unavailable]
    : [shellTexts.offlineTitle, shellTexts.offline];
  return (
    <Banner tone="warning" title={title}>
      {text} Since {showTime(since)}. {kept}
    </Banner>
  );
}
