/** A median of fewer cases says more about chance than about practice. */
export const minCasesForMedian = 3;

/** The median dose of a procedure with the number of cases that state it. */
export type DoseMedian = { readonly median: number | null; readonly cases: number };

/** Leaves out the median of too few cases; the number of cases is always shown. */
export function medianOfEnoughCases({ median, cases }: DoseMedian): DoseMedian {
  return { median: cases < minCasesForMedian ? null : median, cases };
}
