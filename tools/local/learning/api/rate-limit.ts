export type Limits = {
  readonly perHour: number;
  /** The number of requests allowed in any five seconds. */
  readonly burst: number;
};

/** The limits of the platform's larger plans. */
export const publishedLimits: Limits = { perHour: 10_000, burst: 200 };

export type RateLimit = {
  /** Counts a call; false if it exceeds the limit. */
  readonly take: () => boolean;
  readonly left: () => { readonly limit: number; readonly remaining: number; readonly resetAt: number };
};

const hourMs = 3_600_000;
const burstMs = 5000;

export function rateLimit({ perHour, burst }: Limits, now: () => number): RateLimit {
  let hour = { since: now(), calls: 0 };
  let recent: number[] = [];
  const current = () => {
    if (now() - hour.since >= hourMs) hour = { since: now(), calls: 0 };
    return hour;
  };
  return {
    take() {
      recent = recent.filter((at) => now() - at < burstMs);
      if (current().calls >= perHour || recent.length >= burst) return false;
      hour.calls += 1;
      recent.push(now());
      return true;
    },
    left: () => ({
      limit: perHour,
      remaining: Math.max(0, perHour - current().calls),
      resetAt: current().since + hourMs,
    }),
  };
}
