import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useState } from "react";
import { whenSeenAgain } from "./seen-again.ts";

/** The time, again and again, and at once when somebody comes back to it: events begin and end while somebody looks. */
export function useNow(everyMs = 30_000): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const look = () => setNow(instant(Date.now()));
    const timer = setInterval(look, everyMs);
    const forget = whenSeenAgain(look);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [everyMs]);
  return now;
}
