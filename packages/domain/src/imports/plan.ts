/** One thing that an import changes, in words for who decides on it. */
export type ImportChange = {
  readonly act: "added" | "changed" | "removed";
  /** What kind of thing: `Module`, `Exercise`. */
  readonly thing: string;
  readonly name: string;
  /** What of it, one thing a line. */
  readonly details: readonly string[];
};

/** What an import would do, or did. */
export type ImportPlan = {
  readonly changes: readonly ImportChange[];
  /** How many things of the document stand as it says. */
  readonly same: number;
};

/** More than these are not listed; how many there are is always told. */
export const mostChanges = 300;
export const mostDetails = 20;
