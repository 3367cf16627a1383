export type OwnEndTracker = {
  /** Ends the session by `end`. When that fails although the room was told about the end, the session still counts as ended. */
  readonly run: (end: () => Promise<void>) => Promise<void>;
  /** The room says that it is over: whether the person is to be told so. */
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
