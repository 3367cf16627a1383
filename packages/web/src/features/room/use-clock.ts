import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useState } from "react";

/** The time, told again and again. */
export function useClock(everyMs: number): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(instant(Date.now())), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
