/** (7.051) */
export const pageSize = 25;

/** The columns of the list, each of which sorts (7.026). */
export const sortFields = [
  "dateOfProcedure",
  "optionalIdentifier",
  "hospital",
  "attending",
  "participants",
  "procedureName",
] as const;
export type SortField = (typeof sortFields)[number];
export type SortOrder = "asc" | "desc";

/** What of the list is in the address, so that a reload and a shared link show the same. */
export type ListView = {
  readonly search: string;
  readonly sortField: SortField;
  readonly sortOrder: SortOrder;
  /** From 1. */
  readonly page: number;
};

const longestSearch = 200;
/** The API refuses offsets beyond what any logbook holds; nobody pages that far by hand. */
const lastPage = 100_000;

/** Reads any query; what is not understood becomes the default: all records, latest first, page 1. */
export function readListView(query: URLSearchParams): ListView {
  const field = query.get("sort");
  const order = query.get("order");
  const sortField = sortFields.find((known) => known === field) ?? "dateOfProcedure";
  return {
    search: (query.get("search") ?? "").trim().slice(0, longestSearch),
    sortField,
    sortOrder: order === "asc" || order === "desc" ? order : firstOrderOf(sortField),
    page: readPage(query.get("page")),
  };
}

/** The shortest query that `readListView` reads as `view`. */
export function writeListView({ search, sortField, sortOrder, page }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  if (sortField !== "dateOfProcedure") query.set("sort", sortField);
  if (sortOrder !== firstOrderOf(sortField)) query.set("order", sortOrder);
  if (page !== 1) query.set("page", String(page));
  return query;
}

/** A search starts again at page 1 (7.046). */
export function searchedFor(view: ListView, text: string): ListView {
  const search = text.trim().slice(0, longestSearch);
  return search === view.search ? view : { ...view, search, page: 1 };
}

/** Another order shows other records on the page, so it starts again at page 1 too. */
export function sortedBy(view: ListView, sortField: SortField, sortOrder: SortOrder): ListView {
  return { ...view, sortField, sortOrder, page: 1 };
}

/** (7.063) */
export function searchParamsOf({ search, sortField, sortOrder, page }: ListView) {
  return {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    sortField,
    sortOrder,
    ...(search === "" ? {} : { searchText: search }),
  };
}

/** Pages are computed from the total (7.051); an empty list has one page. */
export function pageCountOf(totalCount: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** Dates begin with the latest, names with A. */
function firstOrderOf(field: SortField): SortOrder {
  return field === "dateOfProcedure" ? "desc" : "asc";
}

function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}
