/** The functions of the tab that polling needs. */
export type TabPort = {
  readonly isHidden: () => boolean;
  /** Subscribes a listener; returns a function that unsubscribes it. */
  readonly onChange: (listener: () => void) => () => void;
};

export type PollPlan = {
  readonly everyMs: number;
  /** Sends one request; a rejection makes the next pause longer. */
  readonly ask: () => Promise<unknown>;
  /** Called when the age of the shown data is known: a request was answered, failed, or is late. */
  readonly onAge?: (age: "fresh" | "stale") => void;
  readonly tab?: TabPort;
};

export type Poll = {
  readonly stop: () => void;
  /** Restarts the pause between polls, because another request has just succeeded. */
  readonly answered: () => void;
};

/** The maximum factor by which the pause between requests grows after failures. */
const maxPauseFactor = 6;
/**
 * A request that takes longer than this counts as late, in milliseconds, because during an outage of the portal a request waits
 * instead of failing.
 */
const lateMs = 8000;

const thisTab: TabPort = {
  isHidden: () => document.visibilityState === "hidden",
  onChange: (listener) => {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

/**
 * Polls (X117): one request at a time, none while the tab is hidden, and one at once when it becomes visible. The first
 * request is sent after the first pause.
 */
export function startPoll({ everyMs, ask, onAge = () => undefined, tab = thisTab }: PollPlan): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 1;
  let isAsking = false;
  let isOver = false;
  const reportAge = (age: "fresh" | "stale") => {
    if (!isOver) onAge(age);
  };

  const wait = () => {
    clearTimeout(timer);
    if (!isOver && !tab.isHidden()) timer = setTimeout(() => void next(), everyMs * pause);
  };
  const next = async () => {
    if (isAsking || isOver) return;
    clearTimeout(timer);
    isAsking = true;
    const late = setTimeout(() => reportAge("stale"), lateMs);
    try {
      await ask();
      pause = 1;
      reportAge("fresh");
    } catch {
      pause = Math.min(pause * 2, maxPauseFactor);
      reportAge("stale");
    }
    clearTimeout(late);
    isAsking = false;
    wait();
  };
  const forget = tab.onChange(() => {
    if (tab.isHidden()) clearTimeout(timer);
    else void next();
  });
  wait();
  return {
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      forget();
    },
    answered: () => {
      pause = 1;
      if (!isAsking) wait();
    },
  };
}
