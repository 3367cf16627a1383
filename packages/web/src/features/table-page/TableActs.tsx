import { localDay } from "../../format/dates.ts";
import { columnsOfFile, type DataColumn, shownColumns, type TableSettings } from "./columns.ts";
import { SaveCsv, type SaveCsvProps } from "./SaveCsv.tsx";
import { TableTools } from "./TableTools.tsx";

export type TableActsProps<Row> = Pick<SaveCsvProps<Row>, "name" | "read"> & {
  readonly columns: readonly DataColumn<Row>[];
  readonly look: TableSettings;
  readonly setLook: (look: TableSettings) => void;
  /** Columns of the file alone, before those that are shown. */
  readonly fileColumns?: SaveCsvProps<Row>["columns"];
};

/** What is done with a table as a whole: its columns and density, and the file of its rows as of today. */
export function TableActs<Row>({
  name,
  columns,
  look,
  setLook,
  fileColumns = [],
  read,
}: TableActsProps<Row>) {
  return (
    <>
      <TableTools columns={columns} look={look} onLookChange={setLook} />
      <SaveCsv
        name={`${name}-${localDay()}`}
        columns={[...fileColumns, ...columnsOfFile(shownColumns(columns, look))]}
        read={read}
      />
    </>
  );
}
