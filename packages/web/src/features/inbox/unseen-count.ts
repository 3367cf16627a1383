import { unseen } from "../../shell/unseen-notifications.ts";

/** Keeps the number on the bell consistent: an answer is ignored if this page has changed the number since the request. */
export function createUnseenCount(show: (count: number) => void) {
  let changes = 0;
  let underWay = 0;
  let isOwed = false;
  let askAgain: () => unknown = () => undefined;

  const settle = (): void => {
    if (underWay > 0 || !isOwed) return;
    isOwed = false;
    askAgain();
  };

  return {
    /**
     * Sets the number that the portal sends, unless a change from this page is in progress, which the portal may not know
     * yet.
     */
    told: (count: number): void => {
      // An answer to an earlier request may be older or newer than this change, so it is ignored.
      changes += 1;
      if (underWay === 0) show(count);
      else isOwed = true;
    },
    /** Requests the number of unseen notifications. */
    ask: async (question: () => Promise<number>): Promise<void> => {
      const before = changes;
      const count = await question();
      if (changes === before && underWay === 0) show(count);
      else {
        isOwed = true;
        settle();
      }
    },
    /** Makes a change: shows the expected number at once, if it is known, and then the API's. */
    change: async <T>(
      send: () => Promise<T>,
      getCount: (answer: T) => number,
      expected?: number,
    ): Promise<T> => {
      changes += 1;
      underWay += 1;
      if (expected !== undefined) show(expected);
      let count: number | undefined;
      try {
        const answer = await send();
        count = getCount(answer);
        return answer;
      } finally {
        changes += 1;
        underWay -= 1;
        if (count === undefined) isOwed = true;
        else if (underWay === 0) show(count);
        settle();
      }
    },
    /**
     * Registers a listener that is called when an answer was ignored or a change failed, so that the number has to be requested
     * again. Returns a function that unregisters it.
     */
    onOwed: (again: () => unknown): (() => void) => {
      askAgain = again;
      return () => {
        askAgain = () => undefined;
      };
    },
  };
}

export const number = createUnseenCount((count) => unseen.set(Math.max(0, count)));
