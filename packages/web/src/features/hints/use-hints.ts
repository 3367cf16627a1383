import type { HintKind, ReceivedHint } from "@cathedra/domain/hints";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useViewer } from "../../shell/use-viewer.ts";
import { type Polled, usePoll } from "../poll/use-poll.ts";
import { coalesceRequests } from "./coalesce-requests.ts";
import { hints } from "./hints.ts";

/** The delay before the stream is opened, so that the first view loads first and short visits open none; in milliseconds. */
const beginAfterMs = 3000;
/** The pause after a request, so that many events at once cause a single further request; in milliseconds. */
const pauseMs = 1000;

export type Hinted = {
  readonly kind: HintKind;
  /** Limits the subscription to the thing with this id; by default it is for all things of the kind. */
  readonly id?: string;
  /** Whether hints are wanted now. */
  readonly isWanted: boolean;
  /** How often to poll while no hints arrive, in milliseconds; null to never poll. */
  readonly everyMs: number | null;
  /** The interval while hints arrive; null to ask only after a hint. */
  readonly everyMsWhileLive: number | null;
  readonly ask: () => Promise<unknown>;
  /** Uses the content of the hint itself; returns true if nothing has to be requested. */
  readonly take?: (hint: ReceivedHint) => boolean;
};

/** Calls back when the portal sends a hint, and periodically while hints are not available. */
export function useHints({ kind, id, isWanted, everyMs, everyMsWhileLive, ask, take }: Hinted): Polled {
  const isLive = useSyncExternalStore(hints.isLive.subscribe, hints.isLive.get);
  const polled = usePoll(isLive ? everyMsWhileLive : everyMs, ask);
  useStream(isWanted);
  const refresh = useEffectEvent(() => polled.refresh());
  const taken = useEffectEvent((hint: ReceivedHint) => take?.(hint) === true);
  useEffect(() => {
    if (!isWanted) return undefined;
    const askOnce = coalesceRequests(() => refresh(), pauseMs);
    let later: ReturnType<typeof setTimeout> | undefined;
    const unlisten = hints.listen((event) => {
      if (event === "look") return askOnce();
      if (event.kind !== kind || (id !== undefined && event.id !== id) || taken(event)) return;
      // A request is already scheduled, and its answer also serves this call.
      later ??= setTimeout(
        () => {
          later = undefined;
          askOnce();
        },
        Math.random() * (event.spreadMs ?? 0),
      );
    });
    return () => {
      clearTimeout(later);
      unlisten();
    };
  }, [isWanted, kind, id]);
  return polled;
}

/** Opens the stream once it is known who is signed in. */
function useStream(isWanted: boolean): void {
  const person = useViewer()?.keycloak_id;
  useEffect(() => {
    if (!isWanted || person === undefined) return undefined;
    const timer = setTimeout(() => {
      void import("./stream/follow-hints.ts").then(({ followHints }) => followHints(person), reportError);
    }, beginAfterMs);
    return () => clearTimeout(timer);
  }, [isWanted, person]);
}
