/** The functions of the window that are needed. */
export type WindowPort = {
  readonly isHidden: () => boolean;
  readonly now: () => number;
  /**
   * Registers a listener that is called when the tab is shown or hidden, or its window gets the focus. Returns a function that
   * unregisters it.
   */
  readonly onChange: (listener: () => void) => () => void;
};

/** Returns within this time count as one, in milliseconds. */
const minPauseMs = 5000;

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
    if (port.isHidden() || port.now() - last < minPauseMs) return;
    last = port.now();
    call();
  });
}
