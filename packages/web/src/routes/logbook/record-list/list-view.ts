import {
  type ActivitiesSortField,
  type ActivitiesSortOrder,
  activitiesSortFields,
  activitiesSortOrders,
  logbookPageSize,
  maxSearchTextLength,
} from "@cathedra/domain/logbook";
import {
  activeFilters,
  cleanLine,
  type FilterName,
  type ListFilters,
  noFilters,
  readFilters,
  writeFilters,
} from "./list-filters.ts";

/** The parameters of the list in the address, so that a reload and a shared link show the same. */
export type ListView = {
  readonly search: string;
  readonly filters: ListFilters;
  readonly sortField: ActivitiesSortField;
  readonly sortOrder: ActivitiesSortOrder;
  /** The page's number, starting at 1. */
  readonly page: number;
};

/** The last page that can be requested, because the API refuses larger offsets than any logbook needs. */
const lastPage = 100_000;

/** Reads any query; invalid values become the defaults: all records, latest first, page 1. */
export function readListView(query: URLSearchParams): ListView {
  const field = query.get("sort");
  const order = query.get("order");
  const sortField = activitiesSortFields.find((known) => known === field) ?? "dateOfProcedure";
  return {
    search: cleanLine(query.get("search") ?? "", maxSearchTextLength),
    filters: readFilters(query),
    sortField,
    sortOrder: activitiesSortOrders.find((known) => known === order) ?? getFirstOrder(sortField),
    page: readPage(query.get("page")),
  };
}

/** The shortest query that `readListView` reads as `view`. */
export function writeListView({ search, filters, sortField, sortOrder, page }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== "") query.set("search", search);
  writeFilters(query, filters);
  if (sortField !== "dateOfProcedure") query.set("sort", sortField);
  if (sortOrder !== getFirstOrder(sortField)) query.set("order", sortOrder);
  if (page !== 1) query.set("page", String(page));
  return query;
}

/** The view after a new search, which starts again at page 1 (7.046). */
export function searchedFor(view: ListView, text: string): ListView {
  const search = cleanLine(text, maxSearchTextLength);
  return search === view.search ? view : { ...view, search, page: 1 };
}

/** The view with other filters, which also starts again at page 1 (7.046). */
export function filteredBy(view: ListView, filters: ListFilters): ListView {
  const names = Object.keys(filters) as readonly FilterName[];
  const isSame = names.every((name) => filters[name] === view.filters[name]);
  return isSame ? view : { ...view, filters, page: 1 };
}

/** The list without filters, in the same order. */
export function cleared(view: ListView): ListView {
  return filteredBy(searchedFor(view, ""), noFilters);
}

export function isNarrowed({ search, filters }: ListView): boolean {
  return search !== "" || activeFilters(filters).length > 0;
}

/** The view in another order. It also starts at page 1, because each page then has other records. */
export function sortedBy(
  view: ListView,
  sortField: ActivitiesSortField,
  sortOrder: ActivitiesSortOrder,
): ListView {
  return { ...view, sortField, sortOrder, page: 1 };
}

/** The search parameters of the contract for a view (7.063). */
export function toSearchParams({ search, filters, sortField, sortOrder, page }: ListView) {
  const narrowing = Object.fromEntries(
    activeFilters(filters).map((name) => [name, name === "groupId" ? Number(filters[name]) : filters[name]]),
  );
  return {
    limit: logbookPageSize,
    offset: (page - 1) * logbookPageSize,
    sortField,
    sortOrder,
    ...(search === "" ? {} : { searchText: search }),
    ...narrowing,
  };
}

/** The first direction of a column: dates begin with the latest, names with A. */
export function getFirstOrder(field: ActivitiesSortField): ActivitiesSortOrder {
  return field === "dateOfProcedure" ? "desc" : "asc";
}

function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}
