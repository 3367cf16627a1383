import { useEffect, useState } from "react";

/** Whether this time has passed since the component was first rendered, in milliseconds. */
export function useHasElapsed(afterMs: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLater;
}
