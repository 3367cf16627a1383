/** How many cases a person keeps, and how large each may be. */
export const personalCaseLimits = {
  most: 100,
  maxBytes: 512 * 1024 * 1024,
  /** A case that takes longer to arrive is given up. */
  maxMs: 30 * 60_000,
  /** How long a link lives that was given for a download; a range of it that is asked for later needs a new one. */
  linkSeconds: 300,
} as const;
