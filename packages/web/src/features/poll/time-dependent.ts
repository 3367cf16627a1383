/** A result that is valid until an instant; null means that it does not change with time. */
export type TimeDependent = { readonly changesAt: number | null };

/** The functions of the clock and the window that are needed. */
export type ClockPort = {
  readonly now: () => number;
  /**
   * Registers a listener that is called when the tab becomes visible or its window gets the focus. Returns a function that
   * unregisters it.
   */
  readonly onSeen: (listener: () => void) => () => void;
};

/** The longest timer in milliseconds: timers do not run while a computer sleeps, so the time is checked at least this often. */
const maxMs = 15_000;

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

/** Calls back with the time after the instant that `until` returns, and never earlier. Returns a function that stops it. */
export function followTimeChanges(
  until: () => number | null,
  onTime: (now: number) => void,
  { now, onSeen }: ClockPort = thisWindow,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const at = until();
    if (at !== null) timer = setTimeout(recompute, Math.min(maxMs, Math.max(1, at - now())));
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
