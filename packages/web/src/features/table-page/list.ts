import type { TableSort } from "@cathedra/ui-kit/Table";
import type { ReactNode } from "react";
import type { DataColumn } from "./columns.ts";
import { type Reading, readAllSections } from "./csv-rows.ts";
import type { TableView } from "./table-view.ts";

/** A section of a list: a table of its own, under its own title. */
export type ListSection<Name extends string> = {
  /** By which it is asked for. */
  readonly name: Name;
  readonly title: string;
  /** Of its table. */
  readonly label: string;
  /** What is said where it has no row. */
  readonly none: string;
  /** It is folded, and read when somebody unfolds it. */
  readonly isFolded?: boolean;
};

/** A page of rows: how many come before it, and how many are asked for; undefined: as many as the API gives at once. */
export type RowsAsked = { readonly offset: number; readonly limit?: number };

export type ListRow = { readonly id: number | string };

/** What a page with a list writes of it; the rest is the same for all (`useList`, `ListActs`, `ListSections`). */
export type List<Row extends ListRow, Key, View extends object, Name extends string> = {
  /** What is listed, several of them and one: the words of the page, and the name of its file and of its look. */
  readonly name: string;
  readonly one: string;
  /** What of it is in the address. */
  readonly view: TableView<View>;
  readonly sections: readonly ListSection<Name>[];
  /** So many rows the API gives at once; the others come by "Show more". */
  readonly pageSize: number;
  /** The rows, from the fragment that all queries of the list share. */
  readonly useRows: (rows: Key) => readonly Row[];
  /** A page that is read when it is asked for. */
  readonly usePage: (view: View, section: Name, asked: RowsAsked) => Key;
  /** The same for a file, past the page's store. */
  readonly fetchPage: (view: View, section: Name, asked: RowsAsked) => Promise<readonly Row[]>;
  /** The column by which a section is in order, and the view that its head chooses. */
  readonly sortOf: (view: View, section: Name) => TableSort;
  readonly sortBy: (view: View, sort: TableSort) => View;
  /** What stands at the end of a row, and what that is. */
  readonly rowActions: (row: Row) => ReactNode;
  readonly actionsLabel: string;
  /** Columns of the file alone. */
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
