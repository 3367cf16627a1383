/** The number of pages; an empty list has one, the empty page. */
export function pageCount(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/**
 * The entries of a pager: the first and last page, the current page with its neighbours, and gaps for hidden pages (7.050).
 * Pages count from 1; a current page out of range counts as the nearest.
 */
export function pagesToShow(current: number, total: number): readonly (number | "gap")[] {
  const last = Math.max(1, total);
  const page = Math.min(Math.max(1, current), last);
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((each) => each >= 1 && each <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const before = shown[index - 1];
    return before !== undefined && each - before > 1 ? (["gap", each] as const) : [each];
  });
}
