import { connectedLevels } from "@cathedra/domain/logbook";
import { type ListFilters, noFilters } from "../record-list/list-filters.ts";
import { readListView, writeListView } from "../record-list/list-view.ts";

/** The filter that lists the records behind a number. */
export type CountedRecords = Partial<ListFilters>;

const everything = readListView(new URLSearchParams());

/** The address of the list of those records. */
export function recordsHref(counted: CountedRecords): string {
  const query = writeListView({ ...everything, filters: { ...noFilters, ...counted } }).toString();
  return query === "" ? "/logbook/records" : `/logbook/records?${query}`;
}

/**
 * The address of the records that are counted; undefined if the list cannot be filtered exactly: it filters by a level only
 * below a chosen level above it.
 */
export function exactRecordsHref(counted: CountedRecords): string | undefined {
  const filters = { ...noFilters, ...counted };
  const connected = connectedLevels(filters);
  const isExact = Object.entries(filters).every(
    ([name, value]) => connected[name as keyof ListFilters] === value,
  );
  return isExact ? recordsHref(counted) : undefined;
}
