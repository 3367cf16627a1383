/** A bucket of points that a caller spends, and that is refilled at a constant rate. */
export type TokenBucket = {
  /**
   * Takes points; returns 0, or the seconds until they are available. A request for more than the maximum is treated as one for
   * the maximum.
   */
  readonly spend: (key: string, tokenBucket: number) => number;
  /** Subtracts points whose number is known only afterwards; the balance may become negative. */
  readonly owe: (key: string, tokenBucket: number) => void;
  /** The spent share of all points, from 0 to 1; more with a negative balance. */
  readonly spent: (key: string) => number;
};

type Purse = { spent: number; at: number };

const forgetEveryMs = 60_000;

/** Each key gets this many points a minute. `now` is in milliseconds from any origin. */
export function tokenBucket(perMinute: number, now: () => number = () => performance.now()): TokenBucket {
  const purses = new Map<string, Purse>();
  const perMs = perMinute / 60_000;
  let forgotAt = now();

  function getPurse(key: string): Purse {
    const at = now();
    if (at - forgotAt > forgetEveryMs) forget(at);
    const purse = purses.get(key) ?? { spent: 0, at };
    purse.spent = Math.max(0, purse.spent - (at - purse.at) * perMs);
    purse.at = at;
    purses.set(key, purse);
    return purse;
  }

  /** Deletes the entries of keys that have all their points again, because they need none. */
  function forget(at: number): void {
    forgotAt = at;
    for (const [key, { spent, at: since }] of purses) if (spent <= (at - since) * perMs) purses.delete(key);
  }

  return {
    spend: (key, amount) => {
      const purse = getPurse(key);
      const cost = Math.min(amount, perMinute);
      const missing = purse.spent + cost - perMinute;
      // Tolerates the rounding of fractional points.
      if (missing > 1e-6) return Math.max(1, Math.ceil(missing / perMs / 1000));
      purse.spent += cost;
      return 0;
    },
    owe: (key, used) => {
      if (used !== 0) getPurse(key).spent += used;
    },
    spent: (key) => (purses.has(key) ? getPurse(key).spent / perMinute : 0),
  };
}
