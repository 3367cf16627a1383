import { useCallback, useEffect, useState } from "react";

export type FullScreen = {
  /** A browser may not allow it, and the simulator's own has no screen to spare. */
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
};

const isFullNow = () => document.fullscreenElement !== null;

/** Puts the page on the full screen, with dialogs and toasts over it. Whoever leaves the page leaves the full screen. */
export function useFullScreen(): FullScreen {
  const [isFull, setFull] = useState(isFullNow);

  useEffect(() => {
    const follow = () => setFull(isFullNow());
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      if (isFullNow()) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const toggle = useCallback(() => {
    // Refused where the person or the browser does not want it: everything stays as it is.
    const change = isFullNow() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void change.catch(() => undefined);
  }, []);

  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}
