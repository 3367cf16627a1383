/** The limits on reading the log. */
export const auditLimits = {
  /** The number of audit entries on a page. */
  page: 50,
  maxOnPage: 100,
  /** The number at which the counting of audit entries stops; the page then shows "more than". */
  counted: 1_000,
  /** The maximum number of rows of an exported file; older rows need a filter. */
  exported: 10_000,
  /** The maximum number of things found by a part of their name. */
  things: 20,
  choices: 20,
  /** The minimum number of letters for a search by name. */
  minLetters: 3,
} as const;
