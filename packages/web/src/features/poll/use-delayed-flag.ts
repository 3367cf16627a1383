import { useEffect, useState } from "react";

/** Whether the flag has been true without a break for the given time. */
export function useDelayedFlag(is: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  if (!is && isLate) setLate(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [is, afterMs]);
  return is && isLate;
}
