import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Poll, startPoll } from "./poll.ts";

export type Polled = {
  /** When the shown content was last read, in epoch milliseconds, if it could not be read since; null if it is up to date. */
  readonly staleSince: number | null;
  /** Sends a request at once, even while another one is in flight; rejects when it failed. */
  readonly refresh: () => Promise<void>;
};

/** Calls `ask` repeatedly while the component is mounted; null pauses it. */
export function usePoll(everyMs: number | null, ask: () => Promise<unknown>): Polled {
  const [staleSince, setStaleSince] = useState<number | null>(null);
  const poll = useRef<Poll | null>(null);
  const freshAt = useRef<number | null>(null);
  const question = useEffectEvent(ask);
  const setAge = (age: "fresh" | "stale") => {
    if (age === "fresh") freshAt.current = Date.now();
    setStaleSince(age === "fresh" ? null : freshAt.current);
  };
  const learn = useEffectEvent(setAge);
  useEffect(() => {
    if (everyMs === null) return undefined;
    freshAt.current ??= Date.now();
    const started = startPoll({ everyMs, ask: () => question(), onAge: (age) => learn(age) });
    poll.current = started;
    return started.stop;
  }, [everyMs]);
  const refresh = async () => {
    try {
      await ask();
      setAge("fresh");
      poll.current?.answered();
    } catch (error) {
      setAge("stale");
      throw error;
    }
  };
  return { staleSince: everyMs === null ? null : staleSince, refresh };
}
