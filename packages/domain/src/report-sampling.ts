/**
 * The sampling rates of error reports (G.027), as fractions: a tenth of traces; no session replays; replays for a tenth of the
 * sessions with an error.
 */
export const reportSampling = { traces: 0.1, replayOfSessions: 0, replayOnError: 0.1 } as const;

/** The sampling decisions of a session, made once from two random numbers between 0 and 1. */
export type SessionSample = {
  /** Whether the session's traces are sent. */
  readonly isTraced: boolean;
  /** The session's pages are recorded without texts and pictures, and sent if an error happens. */
  readonly isRecorded: boolean;
};

export function sampleOf(traceThrow: number, replayThrow: number): SessionSample {
  return {
    isTraced: traceThrow < reportSampling.traces,
    isRecorded: replayThrow < reportSampling.replayOnError,
  };
}
