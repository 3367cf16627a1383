/** An entry of one of an account's lists, as the rules of merging and removing see it. */
export type EntryFacts = {
  readonly id: string;
  readonly customerId: number;
  /** Whether the entry of a list is no longer offered; records keep its name. */
  readonly isRemoved: boolean;
  /** The entry into which this one was merged, which has its records now; null if it was not merged. */
  readonly mergedInto: string | null;
};

/**
 * Whether `from` may be merged into `into`: two existing entries of one account. Otherwise one of them is treated as missing
 * (X85).
 */
export function canMerge(from: EntryFacts, into: EntryFacts): boolean {
  const stand = [from, into].every(({ isRemoved, mergedInto }) => !isRemoved && mergedInto === null);
  return stand && from.id !== into.id && from.customerId === into.customerId;
}
