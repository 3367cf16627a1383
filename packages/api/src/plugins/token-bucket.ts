/** Points that people spend, and that come back evenly. */
export type TokenBucket = {
  /** Takes them, or says in how many seconds they are there. Nobody has to have more at once than there can be. */
  readonly spend: (key: string, tokenBucket: number) => number;
  /** Takes what was used, where it is known only afterwards: somebody may owe points. */
  readonly owe: (key: string, tokenBucket: number) => void;
  /** Which part of all of the points is spent: 0 to 1, and more of those who owe some. */
  readonly spent: (key: string) => number;
};

type Purse = { spent: number; at: number };

const forgetEveryMs = 60_000;

/** Each key gets this many points a minute. `now` is in milliseconds from any origin. */
export function tokenBucket(perMinute: number, now: () => number = () => performance.now()): TokenBucket {
  const purses = new Map<string, Purse>();
  const perMs = perMinute / 60_000;
  let forgotAt = now();

  function purseOf(key: string): Purse {
    const at = now();
    if (at - forgotAt > forgetEveryMs) forget(at);
    const purse = purses.get(key) ?? { spent: 0, at };
    purse.spent = Math.max(0, purse.spent - (at - purse.at) * perMs);
    purse.at = at;
    purses.set(key, purse);
    return purse;
  }

  /** A key with all of its points needs no entry. */
  function forget(at: number): void {
    forgotAt = at;
    for (const [key, { spent, at: since }] of purses) if (spent <= (at - since) * perMs) purses.delete(key);
  }

  return {
    spend: (key, wanted) => {
      const purse = purseOf(key);
      const cost = Math.min(wanted, perMinute);
      const missing = purse.spent + cost - perMinute;
      // What a point is worth in time is not a round number.
      if (missing > 1e-6) return Math.max(1, Math.ceil(missing / perMs / 1000));
      purse.spent += cost;
      return 0;
    },
    owe: (key, used) => {
      purseOf(key).spent += used;
    },
    spent: (key) => purseOf(key).spent / perMinute,
  };
}
