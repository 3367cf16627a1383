/** Groups and trainees on a page. */
export const totalsPageSize = 25;

/** The page that an address names, from 1; anything else is the first. */
export function readPage(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
