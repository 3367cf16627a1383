export type OwnEndTracker = {
  /** Ends the session by `end`. If that fails although the room received the end, the session still counts as ended. */
  readonly run: (end: () => Promise<void>) => Promise<void>;
  /** The room reports its end; returns whether the person should be told. */
  readonly isNews: () => boolean;
};

/**
 * Tracks one's own ending of a session, of which the room may learn before or after the portal answers, so that it is announced
 * once (4.028, 3.029).
 */
export function trackOwnEnd(): OwnEndTracker {
  let isOwn = false;
  let isHeard = false;
  return {
    run: async (end) => {
      isOwn = true;
      try {
        await end();
      } catch (error) {
        if (isHeard) return;
        isOwn = false;
        throw error;
      }
    },
    isNews: () => {
      if (isOwn) isHeard = true;
      return !isOwn;
    },
  };
}
