import { connectedLevels } from "@cathedra/domain/logbook";
import { type ListFilters, noFilters } from "./list-filters.ts";
import { readListView, writeListView } from "./list-view.ts";

/** The filter that lists the records behind a number. */
export type CountedRecords = Partial<ListFilters>;

const everything = readListView(new URLSearchParams());

/** The address of the list with the records behind a number. */
export function recordsHref(counted: CountedRecords): string {
  const query = writeListView({ ...everything, filters: { ...noFilters, ...counted } }).toString();
  return query === "" ? "/logbook/records" : `/logbook/records?${query}`;
}

/**
 * The address of the list with exactly the counted records; undefined if the list cannot be filtered to them, because it filters
 * by a level only below a chosen higher level.
 */
export function exactRecordsHref(counted: CountedRecords): string | undefined {
  const filters = { ...noFilters, ...counted };
  const connected = connectedLevels(filters);
  const isExact = Object.entries(filters).every(
    ([name, value]) => connected[name as keyof ListFilters] === value,
  );
  return isExact ? recordsHref(counted) : undefined;
}
