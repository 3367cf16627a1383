/** The limits on reading the log. */
export const auditLimits = {
  /** Entries of a page. */
  page: 50,
  mostOnPage: 100,
  /** Counting stops here; the page then shows "more than". */
  counted: 1_000,
  /** The maximum number of rows of a file; older rows need a filter. */
  exported: 10_000,
  /** Objects whose name contains the search text. */
  things: 20,
  choices: 20,
  /** Letters from which on a name is looked for. */
  leastLetters: 3,
} as const;
