/** How long a station's code is valid, how often it can be tried, and how long the resulting session lasts (12.037). */
export const stationSignIn = {
  /** The lifetime of a code, which works once. */
  codeSeconds: 90,
  /** The interval at which a station polls for approval. */
  pollSeconds: 2,
  /** An approved code that the station does not pick up within this is over. */
  pickUpSeconds: 30,
  /** The maximum number of codes that a station can request in a minute. */
  codesPerMinute: 12,
  /** The number of wrong match codes after which the code is invalid. */
  maxTries: 3,
  /** Refusals of a person, of a station and of a network in ten minutes, whichever code they were for. */
  refusals: { user: 8, station: 20, address: 200 },
  session: {
    /** After this many seconds without activity the session is idle. */
    idleSeconds: 20 * 60,
    /** The maximum duration of a session in seconds, whatever is done in it. */
    maxSeconds: 4 * 60 * 60,
    /** The minimum number of seconds between two records of a session's use. */
    noteUseEverySeconds: 60,
  },
} as const;

/** The two digits that the station shows beside its code and the phone asks for: 10 to 99. `random` is below 2^32. */
export function makeMatchCode(random: number): string {
  return String(10 + (random % 90));
}

/** Parses a typed match code; undefined if it is not one. */
export function readMatchCode(text: string): string | undefined {
  const figures = text.replace(/\s/g, "");
  return /^[0-9]{2}$/.test(figures) ? figures : undefined;
}
