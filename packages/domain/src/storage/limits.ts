/** The limits of the file library (8.013, X92). */
export const storageLimits = {
  /** The maximum length of a name, and of a whole path with its separators, in bytes of UTF-8. */
  maxNameBytes: 255,
  maxPathBytes: 1024,
  /** The largest upload in one request; larger files are sent in parts. */
  maxRequestBytes: 5 * 1024 ** 3,
  /** The largest file, in bytes. */
  maxFileBytes: 50 * 1024 ** 3,
  /** Files of at least this size are sent in parts. */
  inPartsFromBytes: 100 * 1024 ** 2,
  /** The default and the maximum number of items on a page of a folder. */
  pageItems: 1000,
  /** The largest number of items that one request moves, removes or restores. */
  maxListItems: 1000,
  /** The number of shown search results, and the number of examined names. */
  maxFound: 200,
  maxLookedAt: 2000,
  /** A shorter part of a name is looked for in the folder itself, and not below it. */
  shortestPart: 3,
  /** How long a signed link to a file of the library is valid (8.015). */
  linkSeconds: 1800,
  trashDays: 30,
  /** After this many hours without activity an upload in parts is aborted. */
  unfinishedHours: 24,
  /** How many unfinished uploads one person may have. */
  maxUnfinished: 100,
} as const;
