/**
 * The column, 0 or 1, of each card, so that both columns have about the same height. Cards keep their order within a column, and
 * the first card is the first of the first column.
 */
export function balancedColumns(heights: readonly number[]): readonly number[] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  let best: readonly number[] = heights.map(() => 0);
  let least = total;
  for (let choice = 0; choice < 2 ** Math.max(heights.length - 1, 0); choice += 1) {
    const columns = heights.map((_, index) => (index === 0 ? 0 : Math.floor(choice / 2 ** (index - 1)) % 2));
    const second = heights.reduce((sum, height, index) => sum + height * (columns[index] ?? 0), 0);
    const longest = Math.max(second, total - second);
    if (longest < least) [best, least] = [columns, longest];
  }
  return best;
}
