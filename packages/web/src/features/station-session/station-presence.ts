/** Whether someone is at the station, by activity on its page and by running exercises. */
export type Presence = {
  /** Records activity of the person. */
  readonly note: () => void;
  /** Returns the present state; `isNew` is true if there was activity since the last call. */
  readonly look: (idleSeconds: number) => {
    readonly isNew: boolean;
    readonly state: "there" | "leaving" | "gone";
  };
};

const warnMs = 120_000;

/** Tracks activity; `now` is in milliseconds from any origin. */
export function trackPresence(now: () => number): Presence {
  let last = now();
  let isNew = true;
  return {
    note: () => {
      last = now();
      isNew = true;
    },
    look: (idleSeconds) => {
      const wasNew = isNew;
      isNew = false;
      const idleMs = now() - last;
      const limit = idleSeconds * 1000;
      if (idleMs >= limit) return { isNew: wasNew, state: "gone" };
      return { isNew: wasNew, state: idleMs >= limit - warnMs ? "leaving" : "there" };
    },
  };
}
