/** One thing that an import changes, in words for who decides on it. */
export type ImportChange = {
  readonly act: "added" | "changed" | "removed";
  /** The kind of thing, such as `Module` or `Exercise`. */
  readonly thing: string;
  readonly name: string;
  /** Details, one per line. */
  readonly details: readonly string[];
};

/** The changes that an import makes, or would make. */
export type ImportPlan = {
  readonly changes: readonly ImportChange[];
  /** How many things of the document are unchanged. */
  readonly same: number;
};

/** More than these are not listed; how many there are is always told. */
export const mostChanges = 300;
export const mostDetails = 20;
