export type OwnEndTracker = {
  /** Ends the session by `end`. If that fails although the room received the end, the session still counts as ended. */
  readonly run: (end: () => Promise<void>) => Promise<void>;
  /** Called when the room reports its end; returns whether the person should be told. */
  readonly isNews: () => boolean;
};

/**
 * Tracks whether the person ends the session themselves. The room may report the end before or after the portal answers, and it
 * should be announced once (4.028, 3.029).
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
