import { useEffect, useEffectEvent, useState } from "react";
import { type AwaitedMachine, awaitedSession } from "./awaited-session.ts";
import { readWhyEnded } from "./session-ending.ts";

/** Shows why an awaited start no longer exists, if someone else has cancelled it. */
export function useWithdrawnStart(machine: AwaitedMachine | null, onWithdrawn: (why: string) => void): void {
  const [awaited, setAwaited] = useState<string | null>(null);
  const now = awaitedSession(machine);
  const lost = awaited !== null && machine === null ? awaited : null;
  // A start that has begun, or that shows why it failed, is no longer awaited.
  if (now !== null ? now !== awaited : machine !== null && awaited !== null) setAwaited(now);
  const notifyWithdrawn = useEffectEvent(onWithdrawn);
  useEffect(() => {
    if (lost === null) return undefined;
    let isHere = true;
    void readWhyEnded(lost).then((why) => {
      if (isHere && why !== null) notifyWithdrawn(why.reason);
    });
    return () => {
      isHere = false;
    };
  }, [lost]);
}
