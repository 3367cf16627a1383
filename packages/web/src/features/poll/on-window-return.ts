/** The functions of the window that are needed. */
export type WindowPort = {
  readonly isHidden: () => boolean;
  readonly now: () => number;
  /** Calls when the tab is shown or hidden, or its window gets the focus. Returns its unsubscribe. */
  readonly onChange: (listener: () => void) => () => void;
};

/** Coming back twice within this time is coming back once. */
const leastPauseMs = 5000;

const thisWindow: WindowPort = {
  isHidden: () => document.visibilityState === "hidden",
  now: () => performance.now(),
  onChange: (listener) => {
    document.addEventListener("visibilitychange", listener);
    window.addEventListener("focus", listener);
    return () => {
      document.removeEventListener("visibilitychange", listener);
      window.removeEventListener("focus", listener);
    };
  },
};

/** Calls back each time the person returns to the page from another tab or window. Returns a function that stops it. */
export function onWindowReturn(call: () => void, port: WindowPort = thisWindow): () => void {
  let last = port.now();
  return port.onChange(() => {
    if (port.isHidden() || port.now() - last < leastPauseMs) return;
    last = port.now();
    call();
  });
}
