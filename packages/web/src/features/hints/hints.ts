import type { ReceivedHint } from "@cathedra/domain/hints";
import { observable } from "../../observable.ts";

/** A hint about one thing, or `look` if something may have been missed. */
export type HintEvent = ReceivedHint | "look";

const live = observable(false);
const listeners = new Set<(event: HintEvent) => void>();

/** The hints that this tab receives (decision 0245), and whether it receives all of them: if not, pages poll. */
export const hints = {
  isLive: live,
  publish: (event: HintEvent): void => {
    for (const listener of listeners) listener(event);
  },
  /** Subscribes a listener; returns a function that unsubscribes it. */
  listen: (listener: (event: HintEvent) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
