/** What of a list is in the address, so that a reload and a shared link show the same (2.025, 3.033). */
export type ListView<Sort extends string> = {
  readonly search: string;
  readonly sort: Sort;
  /** The number of a learning space; null: all of them. */
  readonly space: number | null;
};

const longestSearch = 200;

/** Reading and writing a list's part of the address; the first of the orders is the default. */
export function listView<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return {
    /** Reads any query; what is not understood becomes the default. */
    read: (query: URLSearchParams): ListView<Sort> => {
      const space = query.get("space") ?? "";
      return {
        search: (query.get("search") ?? "").trim().slice(0, longestSearch),
        sort: sorts.find((sort) => sort === query.get("sort")) ?? sorts[0],
        space: /^[1-9]\d{0,8}$/.test(space) ? Number(space) : null,
      };
    },
    /** The shortest query that `read` reads as this. */
    write: ({ search, sort, space }: ListView<Sort>): URLSearchParams => {
      const query = new URLSearchParams();
      if (search !== "") query.set("search", search);
      if (sort !== sorts[0]) query.set("sort", sort);
      if (space !== null) query.set("space", String(space));
      return query;
    },
  };
}
