import type { HeardHint } from "@cathedra/domain/hints";
import { observable } from "../../observable.ts";

/** One thing of a kind, or `look`: something may have been missed, whatever it was. */
export type Heard = HeardHint | "look";

const live = observable(false);
const listeners = new Set<(heard: Heard) => void>();

/** What this tab hears of the portal (decision 0245). Whether it hears everything: where not, pages ask from time to time. */
export const hints = {
  isLive: live,
  hear: (heard: Heard): void => {
    for (const listener of listeners) listener(heard);
  },
  /** Returns its unsubscribe. */
  listen: (listener: (heard: Heard) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
