/** The number of groups or trainees on a page. */
export const totalsPageSize = 25;

/** The page number in the address, starting at 1; an invalid number is the first page. */
export function readPage(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
