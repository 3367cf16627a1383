const mega = 1_048_576;

/** Limits of what a station may report about itself. */
export const stationLimits = {
  software: 300,
  licences: 2_000,
  releaseKeys: 20,
  pin: { min: 4, max: 12 },
  /** The number of days for which events of stations are kept. */
  eventDays: 400,
  /** The limit on a station's report about its computer, software and licences, in bytes of JSON. */
  factsBytes: 512 * 1024,
  log: {
    bytes: 64 * mega,
    /** The size of a piece of a log; the last piece has the rest. */
    pieceBytes: mega,
    /** The maximum number of logs of one station that are being sent at the same time. */
    underWay: 20,
    /** The maximum number and total size of the logs of one station that are kept; the oldest are deleted first. */
    kept: 1_000,
    keptBytes: 2_048 * mega,
    /** A log that was not sent completely within this time is forgotten, in milliseconds. */
    unfinishedMs: 24 * 3_600_000,
    /** How long after its last piece a log counts as being sent, so that other content under its name has to wait. */
    quietMs: 10 * 60_000,
    /** The age of the oldest log that is accepted, in milliseconds: five years with their leap days. */
    maxAgeMs: 1_826 * 86_400_000,
    /** How far a log may end after the portal's time: clocks of stations are off, and are corrected only roughly. */
    aheadMs: 86_400_000,
  },
} as const;
