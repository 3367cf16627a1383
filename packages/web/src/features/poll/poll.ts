/** What a poll must know of the tab. */
export type TabPort = {
  readonly isHidden: () => boolean;
  /** Returns its unsubscribe. */
  readonly onChange: (listener: () => void) => () => void;
};

export type PollPlan = {
  readonly everyMs: number;
  /** One question; a rejection makes the next pause longer. */
  readonly ask: () => Promise<unknown>;
  readonly tab?: TabPort;
};

/** After failures the pause grows up to so many times. */
const longestPause = 6;

const thisTab: TabPort = {
  isHidden: () => document.visibilityState === "hidden",
  onChange: (listener) => {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

/**
 * Asks again and again (X117): one question at a time, none while the tab is hidden, one at once when it is seen again. The
 * first comes after the first pause. Returns what ends it.
 */
export function startPoll({ everyMs, ask, tab = thisTab }: PollPlan): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 1;
  let isAsking = false;
  let isOver = false;

  const wait = () => {
    clearTimeout(timer);
    if (!isOver && !tab.isHidden()) timer = setTimeout(() => void next(), everyMs * pause);
  };
  const next = async () => {
    if (isAsking || isOver) return;
    clearTimeout(timer);
    isAsking = true;
    try {
      await ask();
      pause = 1;
    } catch {
      pause = Math.min(pause * 2, longestPause);
    }
    isAsking = false;
    wait();
  };
  const forget = tab.onChange(() => {
    if (tab.isHidden()) clearTimeout(timer);
    else void next();
  });
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    forget();
  };
}
