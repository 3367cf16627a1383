/** What of the screen is in the address, so that a reload and a shared link show the same (2.025). */
export type VouchersView = {
  readonly search: string;
  readonly sort: "newest" | "oldest";
  /** The number of a learning space; null: all of them. */
  readonly space: number | null;
};

const longestSearch = 200;

/** Reads any query; what is not understood becomes the default: everything, the newest first (2.055). */
export function readVouchersView(query: URLSearchParams): VouchersView {
  const space = query.get("space") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, longestSearch),
    sort: query.get("sort") === "oldest" ? "oldest" : "newest",
    space: /^[1-9]\d{0,8}$/.test(space) ? Number(space) : null,
  };
}

/** The shortest query that `readVouchersView` reads as this. */
export function writeVouchersView({ search, sort, space }: VouchersView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (sort !== "newest") query.set("sort", sort);
  if (space !== null) query.set("space", String(space));
  return query;
}
