/** Of fewer people nothing is told: whoever is among them could be read from it. */
export const leastPeopleOfSpread = 5;

/** Where the middle half of a group lies; one value a person, nobody named. */
export type Spread = {
  readonly people: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
};

/** The quartiles of one value of each person, between neighbours in proportion; null for fewer than five people. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < leastPeopleOfSpread) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return {
    people: sorted.length,
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
