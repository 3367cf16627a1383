import type { TableSort } from "@cathedra/ui-kit/Table";
import type { ReactNode } from "react";
import type { DataColumn } from "./columns.ts";
import { type Reading, readAllSections } from "./csv-rows.ts";
import type { TableView } from "./table-view.ts";

/** A section of a list: a table of its own, under its own title. */
export type ListSection<Name extends string> = {
  /** The name of the parameter in the address. */
  readonly name: Name;
  readonly title: string;
  /** The accessible label of the section's table. */
  readonly label: string;
  /** The text that is shown if the section has no rows. */
  readonly none: string;
  /** Whether the section is collapsed at first; its rows are then read when it is opened. */
  readonly isFolded?: boolean;
};

/** A page of rows: how many rows come before it, and how many are requested; undefined for the API's maximum. */
export type RowsQuery = { readonly offset: number; readonly limit?: number };

export type ListRow = { readonly id: number | string };

/** The parts that a page defines for its list; the rest is shared (`useList`, `ListActions`, `ListSections`). */
export type List<Row extends ListRow, Key, View extends object, Name extends string> = {
  /** The plural and singular of the listed items, used in texts, the file name and the settings' key. */
  readonly name: string;
  readonly one: string;
  /** The part of the list's state that is in the address. */
  readonly view: TableView<View>;
  readonly sections: readonly ListSection<Name>[];
  /** The number of rows that the API returns at once; "Show more" loads the rest. */
  readonly pageSize: number;
  /** The rows, from the fragment that all queries of the list share. */
  readonly useRows: (rows: Key) => readonly Row[];
  /** Reads a further page of a section when the person requests it. */
  readonly usePage: (view: View, section: Name, rowsQuery: RowsQuery) => Key;
  /** Fetches rows for a file without storing them in the page. */
  readonly fetchPage: (view: View, section: Name, rowsQuery: RowsQuery) => Promise<readonly Row[]>;
  /** The column by which a section is sorted, and its direction. */
  readonly getSort: (view: View, section: Name) => TableSort;
  readonly sortBy: (view: View, sort: TableSort) => View;
  /** The content at the end of a row, and its label. */
  readonly rowActions: (row: Row) => ReactNode;
  readonly actionsLabel: string;
  /** Additional columns that only the file has. */
  readonly fileColumns?: readonly Pick<DataColumn<Row>, "header" | "text">[];
};

/** All rows of a view, section after section, as the page shows them. */
export function readList<Row extends ListRow, Key, View extends object, Name extends string>(
  { sections, fetchPage, pageSize }: Pick<List<Row, Key, View, Name>, "sections" | "fetchPage" | "pageSize">,
  view: View,
  reading: Omit<Reading, "pageSize">,
): Promise<readonly Row[]> {
  const readers = sections.map(
    ({ name }) =>
      (offset: number, limit: number) =>
        fetchPage(view, name, { offset, limit }),
  );
  return readAllSections(readers, ({ id }) => id, { ...reading, pageSize });
}
