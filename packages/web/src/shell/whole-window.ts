import { useLayoutEffect, useSyncExternalStore } from "react";
import { observable } from "../observable.ts";

const taken = observable(false);

/** Whether what is open has the window to itself: the shell then shows neither bar nor footer, only its messages. */
export function useIsWindowTaken(): boolean {
  return useSyncExternalStore(taken.subscribe, taken.get);
}

/** Takes the window for as long as the component is there. It has a way back of its own. */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    taken.set(true);
    return () => taken.set(false);
  }, []);
}
