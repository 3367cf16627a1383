/** Keeps the time that people spend from being more than has gone by. */
export type ViewingHeartbeats = {
  readonly begin: (who: string) => void;
  /** The number of reported seconds that may be counted. */
  readonly count: (who: string, seconds: number) => number;
};

/** Longer intervals without an interaction do not count as reading. */
const mostSeconds = 120;

export function createViewingHeartbeats(now: () => number): ViewingHeartbeats {
  const last = new Map<string, number>();
  return {
    begin(who) {
      // A reloaded page may send a heartbeat before the last heartbeat of the old page arrives.
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
