import { type RefObject, useCallback, useEffect, useState } from "react";
import { keepOutside } from "./keep-outside.ts";

export type FullScreen = {
  /** A browser may not allow it, and the simulator's own has no screen to spare. */
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
};

const isFullNow = () => document.fullscreenElement !== null;

/**
 * Lets an element have the screen to itself, with dialogs and toasts over it: the whole page is put on the full screen, the
 * element is laid over it by its own styles, and nothing behind it can be reached until then. Whoever leaves the page
 * leaves the full screen.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(isFullNow());
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      if (isFullNow()) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  useEffect(() => {
    if (!isFull || element.current === null) return undefined;
    return keepOutside(element.current);
  }, [isFull, element]);

  const toggle = useCallback(() => {
    // Refused where the person or the browser does not want it: everything stays as it is.
    const change = isFullNow() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void change.catch(() => undefined);
  }, []);

  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}
