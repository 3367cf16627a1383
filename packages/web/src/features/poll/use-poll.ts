import { useEffect, useEffectEvent } from "react";
import { startPoll } from "./poll.ts";

/** Asks again and again while the component is there; null: not now. */
export function usePoll(everyMs: number | null, ask: () => Promise<unknown>): void {
  const question = useEffectEvent(ask);
  useEffect(() => {
    if (everyMs === null) return undefined;
    return startPoll({ everyMs, ask: () => question() });
  }, [everyMs]);
}
