/** The page on which people request and download their data. */
export const dataExportAddress = "/profile/data";

const hourMs = 3_600_000;

/** Limits of the archives with everything about a person. */
export const dataExportLimits = {
  /** How long an archive can be downloaded. */
  keptMs: 7 * 24 * hourMs,
  /** How long a person waits after an archive that was made. */
  pauseMs: 24 * hourMs,
  /** How many requests a person has in that time, those that failed included. */
  maxRequests: 3,
  /** How long a link to the archive can be opened. */
  linkSeconds: 600,
  /** How many files of runs and cases an archive has at most; the others are listed in it. */
  maxFiles: 100_000,
  /** How large these files are at most, all together. */
  maxFileBytes: 20 * 1024 ** 3,
} as const;
