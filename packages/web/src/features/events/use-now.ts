import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useState } from "react";

/** The time, again every half a minute: events begin and end while somebody looks. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(instant(Date.now())), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
