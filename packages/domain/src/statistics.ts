/** The value below which `share` of them lie, between neighbours in proportion; of none it is 0. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.max(0, sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle of some numbers; of none it is 0. */
export function computeMedian(values: readonly number[]): number {
  return computeQuantile(values, 0.5);
}

/** The median absolute deviation from the median. */
export function deviationOf(values: readonly number[]): number {
  const middle = computeMedian(values);
  return computeMedian(values.map((value) => Math.abs(value - middle)));
}
