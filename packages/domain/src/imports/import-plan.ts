/** A change that an import makes, described for the person who decides on it. */
export type ImportChange = {
  readonly act: "added" | "changed" | "removed";
  /** The kind of thing, such as `Module` or `Exercise`. */
  readonly thing: string;
  readonly name: string;
  /** The details of a change by an import, one per line. */
  readonly details: readonly string[];
};

/** The changes that an import makes, or would make. */
export type ImportPlan = {
  readonly changes: readonly ImportChange[];
  /** The number of unchanged things in the document. */
  readonly same: number;
};

/** The maximum number of listed changes; their total number is always shown. */
export const maxChanges = 300;
export const maxDetails = 20;
