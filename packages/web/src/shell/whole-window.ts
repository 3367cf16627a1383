import { useLayoutEffect, useSyncExternalStore } from "react";
import { observable } from "../observable.ts";

const taken = observable(false);

/** Whether the current page uses the whole window: the shell then shows neither bar nor footer, only its messages. */
export function useIsWindowTaken(): boolean {
  return useSyncExternalStore(taken.subscribe, taken.get);
}

/** Gives the component the whole window while it is mounted. It needs a link to leave it, because there is no navigation. */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    taken.set(true);
    return () => taken.set(false);
  }, []);
}
