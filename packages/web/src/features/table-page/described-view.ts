import type { FilterChoice, FilterChoices, ListFilter, ListFilters } from "@cathedra/domain/lists";
import {
  dayPart,
  idPart,
  optionalPart,
  type Part,
  pagePart,
  searchPart,
  type TableView,
  tableView,
} from "./table-view.ts";

/** The name of a filter's parameter in the address. */
export function addressName(argument: string, { address = argument }: ListFilter): string {
  return address;
}

export type DescribedView<Filters extends ListFilters> = FilterChoices<Filters> & { readonly page: number };

/** The view of a described list as kept in the address: its filters and the page. */
export function describedView<Filters extends ListFilters>(
  filters: Filters,
): TableView<DescribedView<Filters>> {
  const parts = Object.entries<ListFilter>(filters).map(([argument, filter]) => [
    addressName(argument, filter),
    partOf(filter),
  ]);
  return tableView({ ...Object.fromEntries(parts), page: pagePart });
}

function partOf(filter: ListFilter): Part<string> | Part<string | null> | Part<number | null> {
  switch (filter.kind) {
    case "search":
      return searchPart;
    case "choice":
      return optionalPart(Object.keys(filter.options));
    case "text":
      return {
        role: "filter",
        read: (text: string | null) =>
          text !== null && filter.pattern.test(text.trim()) ? text.trim() : null,
        write: (text: string | null) => text,
      };
    case "number":
      return idPart;
    case "since":
    case "before":
      return dayPart;
  }
}

/** The arguments of the contract for the filters in the address; a day begins and ends in the browser's time zone. */
function filterArguments<Filters extends ListFilters>(
  filters: Filters,
  view: FilterChoices<Filters>,
): { readonly [Name in keyof Filters]: FilterChoice<Filters[Name]> } {
  const chosen = view as Readonly<Record<string, unknown>>;
  const entries = Object.entries<ListFilter>(filters).map(([argument, filter]) => {
    const value = chosen[addressName(argument, filter)];
    if (filter.kind === "since") return [argument, startOfDay(value as string | null)];
    if (filter.kind === "before") return [argument, endOfDay(value as string | null)];
    return [argument, value];
  });
  return Object.fromEntries(entries);
}

/** The variables of the query of a page of a described list, from the page's address. */
export function pageVariables<Filters extends ListFilters>(
  { filters, pageSize }: { readonly filters: Filters; readonly pageSize: number },
  query: URLSearchParams,
) {
  const view = describedView(filters).read(query);
  return { ...filterArguments(filters, view), limit: pageSize, offset: (view.page - 1) * pageSize };
}

/** The start of a day in the person's time zone; null when the period has no start. */
function startOfDay(day: string | null): string | null {
  return day === null ? null : new Date(`${day}T00:00:00`).toISOString();
}

/** The exclusive end of a day; null if the period has no end. */
function endOfDay(day: string | null): string | null {
  if (day === null) return null;
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}
