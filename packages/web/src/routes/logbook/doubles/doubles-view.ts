/** The number of pairs on a page. */
export const doublesPageSize = 20;

/** What of the page is in its address. */
export type DoublesView = { readonly dismissed: boolean; readonly page: number };

export function readDoublesView(query: URLSearchParams): DoublesView {
  const page = query.get("page") ?? "";
  return {
    dismissed: query.get("show") === "dismissed",
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

export function doublesHref({ dismissed, page }: DoublesView): string {
  const query = new URLSearchParams();
  if (dismissed) query.set("show", "dismissed");
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? "/logbook/doubles" : `/logbook/doubles?${query}`;
}

export function doublesVariables(query: URLSearchParams) {
  const { dismissed, page } = readDoublesView(query);
  return { dismissed, limit: doublesPageSize, offset: (page - 1) * doublesPageSize };
}
