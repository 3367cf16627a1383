import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useState } from "react";

/** The time, again and again: events begin and end while somebody looks. */
export function useNow(everyMs = 30_000): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(instant(Date.now())), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
