/** An error with how often it happened. */
export type Repeated<Fact> = { readonly fact: Fact; readonly count: number };

type Parts<Fact> = {
  /** Facts with the same key are repeats of one another. */
  readonly makeKey: (fact: Fact) => string;
  /** Waits until no error of the kind has occurred for a moment. */
  readonly wait: (then: () => void) => void;
  readonly send: (repeated: Repeated<Fact>) => void;
  /** The maximum number of different facts that are reported. */
  readonly most: number;
};

/**
 * Combines repeated facts into one report with a count: a loop of a thousand errors becomes one report. A reported fact is not
 * reported again.
 */
export function collapseRepeats<Fact>({ makeKey, wait, send, most }: Parts<Fact>) {
  const waiting = new Map<string, { readonly fact: Fact; count: number }>();
  const reported = new Set<string>();
  const flush = (): void => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const { fact, count } of due) send({ fact, count });
  };
  return {
    note: (fact: Fact): void => {
      const key = makeKey(fact);
      const known = waiting.get(key);
      if (known !== undefined) known.count += 1;
      else if (!reported.has(key) && reported.size < most) {
        reported.add(key);
        if (waiting.size === 0) wait(flush);
        waiting.set(key, { fact, count: 1 });
      }
    },
    /** Sends what is waiting; for use when the page is closed. */
    flush,
  };
}
