import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useState } from "react";
import { onWindowReturn } from "./on-window-return.ts";

/**
 * The current time, updated at an interval and at once when the person returns to the tab: events begin and end while someone
 * watches.
 */
export function useNow(everyMs = 30_000): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const updateNow = () => setNow(instant(Date.now()));
    const timer = setInterval(updateNow, everyMs);
    const forget = onWindowReturn(updateNow);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [everyMs]);
  return now;
}
