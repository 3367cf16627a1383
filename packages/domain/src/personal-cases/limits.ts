/** The limits on the number and size of a person's cases. */
export const personalCaseLimits = {
  most: 100,
  maxBytes: 512 * 1024 * 1024,
  /** The time after which receiving a case is given up. */
  maxMs: 30 * 60_000,
  /** The lifetime of a download link in seconds; a range request after that needs a new link. */
  linkSeconds: 300,
} as const;
