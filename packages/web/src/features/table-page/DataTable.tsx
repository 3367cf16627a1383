import { Table, type TableProps } from "@cathedra/ui-kit/Table";
import { useMemo } from "react";
import { type DataColumn, shownColumns, type TableSettings } from "./columns.ts";

export type DataTableProps<Row> = Omit<TableProps<Row>, "columns" | "density"> & {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: TableSettings;
};

/** A table with the columns and the density that the person chose. */
export function DataTable<Row>({ columns, settings, ...table }: DataTableProps<Row>) {
  const shown = useMemo(() => shownColumns(columns, settings), [columns, settings]);
  return <Table {...table} columns={shown} density={settings.density} />;
}
