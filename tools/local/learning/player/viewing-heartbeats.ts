/** Keeps the time that people spend from being more than has gone by. */
export type ViewingHeartbeats = {
  readonly begin: (who: string) => void;
  /** How many of the seconds that a browser tells of may be counted. */
  readonly count: (who: string, seconds: number) => number;
};

/** Nobody reads for longer than this without moving. */
const mostSeconds = 120;

export function createViewingHeartbeats(now: () => number): ViewingHeartbeats {
  const last = new Map<string, number>();
  return {
    begin(who) {
      // A page that is loaded again may come before the last word of the one before it.
      if (last.has(who)) return;
      // Browsers that never come back are forgotten with the oldest.
      if (last.size > 10_000) last.delete(last.keys().next().value ?? "");
      last.set(who, now());
    },
    count(who, seconds) {
      const since = last.get(who);
      last.set(who, now());
      if (since === undefined || !(seconds > 0)) return 0;
      return Math.min(seconds, mostSeconds, Math.ceil((now() - since) / 1000));
    },
  };
}
