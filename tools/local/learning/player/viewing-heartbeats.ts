/** Limits the time that people report to the time that has really passed. */
export type ViewingHeartbeats = {
  readonly begin: (who: string) => void;
  /** The number of reported seconds that may be counted. */
  readonly count: (who: string, seconds: number) => number;
};

/** The maximum interval in seconds that counts as reading, if there is no interaction. */
const maxSeconds = 120;

export function createViewingHeartbeats(now: () => number): ViewingHeartbeats {
  const last = new Map<string, number>();
  return {
    begin(who) {
      // After a reload, the new page may send a heartbeat before the last one of the old page arrives.
      if (last.has(who)) return;
      // The oldest entries are removed, because many browsers never return.
      if (last.size > 10_000) last.delete(last.keys().next().value ?? "");
      last.set(who, now());
    },
    count(who, seconds) {
      const since = last.get(who);
      last.set(who, now());
      if (since === undefined || !(seconds > 0)) return 0;
      return Math.min(seconds, maxSeconds, Math.ceil((now() - since) / 1000));
    },
  };
}
