/** Shares a width among columns; none gets less than its least width, even if the whole becomes too wide. */
export function columnWidths(
  shares: readonly number[],
  least: readonly number[],
  whole: number,
): readonly number[] {
  const isLeast = shares.map(() => false);
  const sum = (numbers: readonly number[], ofLeast: boolean) =>
    numbers.reduce((total, each, at) => (isLeast[at] === ofLeast ? total + each : total), 0);
  for (;;) {
    const unit = (whole - sum(least, true)) / sum(shares, false);
    const narrow = shares.findIndex((share, at) => isLeast[at] === false && share * unit < (least[at] ?? 0));
    if (narrow === -1)
      return shares.map((share, at) => (isLeast[at] === true ? (least[at] ?? 0) : share * unit));
    isLeast[narrow] = true;
  }
}
