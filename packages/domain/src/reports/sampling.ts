/**
 * What is kept of what the error reports are made of (G.027), as parts of 1: of traces a tenth; of sessions as such none is
 * recorded; of the sessions in which an error happened a tenth.
 */
export const reportSampling = { traces: 0.1, replayOfSessions: 0, replayOnError: 0.1 } as const;

/** What is chosen once for a session, by two throws of a dice between 0 and 1. */
export type SessionSample = {
  /** Whether the session's traces are sent. */
  readonly isTraced: boolean;
  /** What is on its pages is held ready, without texts and pictures, and sent where an error happens. */
  readonly isRecorded: boolean;
};

export function sampleOf(traceThrow: number, replayThrow: number): SessionSample {
  return {
    isTraced: traceThrow < reportSampling.traces,
    isRecorded: replayThrow < reportSampling.replayOnError,
  };
}
