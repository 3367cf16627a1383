/** The limits on reading the log. */
export const auditLimits = {
  /** Entries of a page. */
  page: 50,
  mostOnPage: 100,
  /** Counting stops here; the page then shows "more than". */
  counted: 1_000,
  /** Rows of a file; what is older is narrowed to. */
  exported: 10_000,
  /** Things whose name contains what was typed. */
  things: 20,
  choices: 20,
  /** Letters from which on a name is looked for. */
  leastLetters: 3,
} as const;
