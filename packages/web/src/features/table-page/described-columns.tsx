import type { ListFilter, ListFilters } from "@cathedra/domain/lists";
import type { DataColumn } from "./columns.ts";

/** The fields of a row that its description shows in a column. */
type ShownField<Filters extends ListFilters> = {
  [Name in keyof Filters]: Filters[Name] extends { readonly shown: infer Field extends string }
    ? Field
    : never;
}[keyof Filters];

/** A row with every field that its list shows in a column. */
export type ShownFields<Filters extends ListFilters> = { readonly [Field in ShownField<Filters>]: unknown };

/**
 * The columns of a described list: written explicitly, or derived from a filter with a column. Shown filters without a place
 * come last.
 */
export function describedColumns<Row extends ShownFields<Filters>, Filters extends ListFilters>(
  { filters }: { readonly filters: Filters },
  columns: readonly (DataColumn<Row> | ShownField<Filters>)[],
): readonly DataColumn<Row>[] {
  const described = Object.values<ListFilter>(filters).flatMap((filter) =>
    filter.shown === undefined ? [] : [columnOf<Row>(filter, filter.shown)],
  );
  const placed = columns.flatMap((column) =>
    typeof column === "string" ? described.filter(({ id }) => id === column) : [column],
  );
  return [...placed, ...described.filter(({ id }) => placed.every((column) => column.id !== id))];
}

function columnOf<Row>(filter: ListFilter, field: string): DataColumn<Row> {
  const text = (row: Row) => {
    const value = (row as Readonly<Record<string, string | number | null | undefined>>)[field];
    if (value === null || value === undefined) return "";
    return (filter.kind === "choice" ? filter.options[String(value)] : undefined) ?? String(value);
  };
  return { id: field, header: filter.label, narrow: "hide", cell: text, text };
}
