/** Something that is true until an instant; null: for good. */
export type TimeDependent = { readonly changesAt: number | null };

/** The functions of the clock and the window that are needed. */
export type ClockPort = {
  readonly now: () => number;
  /** Calls when the tab is seen again, or its window gets the focus. Returns its unsubscribe. */
  readonly onSeen: (listener: () => void) => () => void;
};

/** Timers do not run while a computer sleeps, so that nothing older than this is trusted. */
const longestMs = 15_000;

const thisWindow: ClockPort = {
  now: Date.now,
  onSeen: (listener) => {
    document.addEventListener("visibilitychange", listener);
    window.addEventListener("focus", listener);
    return () => {
      document.removeEventListener("visibilitychange", listener);
      window.removeEventListener("focus", listener);
    };
  },
};

/**
 * Calls back with the time whenever the instant that `until` returns has passed: never earlier. Returns a function that stops
 * it.
 */
export function followTimeChanges(
  until: () => number | null,
  onTime: (now: number) => void,
  { now, onSeen }: ClockPort = thisWindow,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const at = until();
    if (at !== null) timer = setTimeout(recompute, Math.min(longestMs, Math.max(1, at - now())));
  };
  const recompute = () => {
    const at = until();
    if (at !== null && now() >= at) onTime(now());
    wait();
  };
  wait();
  const forget = onSeen(recompute);
  return () => {
    clearTimeout(timer);
    forget();
  };
}
