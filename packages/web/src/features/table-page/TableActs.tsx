import { Button } from "@cathedra/ui-kit/Button";
import { Download } from "@cathedra/ui-kit/Icon";
import { useEffect, useRef, useState } from "react";
import { localDay } from "../../format/dates.ts";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";
import { csvText } from "../save-file/csv.ts";
import { saveText } from "../save-file/save-text.ts";
import { columnsOfFile, type DataColumn, shownColumns, type TableSettings } from "./columns.ts";
import { csvRows, mostSaved } from "./csv-rows.ts";
import { TableTools } from "./TableTools.tsx";

export type TableActsProps<Row> = Pick<SaveCsvProps<Row>, "name" | "read"> & {
  readonly columns: readonly DataColumn<Row>[];
  readonly look: TableSettings;
  readonly setLook: (look: TableSettings) => void;
  /** Columns of the file alone, before those that are shown. */
  readonly fileColumns?: SaveCsvProps<Row>["columns"];
};

/** Actions on a table as a whole: its columns and density, and the export of its present rows. */
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

type SaveCsvProps<Row> = {
  /** The file name, without its extension. */
  readonly name: string;
  readonly columns: readonly Pick<DataColumn<Row>, "header" | "text">[];
  /** Reads all rows with the present search, filters and order. */
  readonly read: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<readonly Row[]>;
};

/** Saves all rows of a table, and not only those that are on show, with the columns that it has now. */
function SaveCsv<Row>({ name, columns, read }: SaveCsvProps<Row>) {
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const stop = new AbortController();
    running.current = stop;
    setCount(0);
    try {
      const rows = await read(stop.signal, setCount);
      saveText(`${name}.csv`, csvText(csvRows(columns, rows)));
      const all =
        rows.length >= mostSaved ? `The first ${mostSaved.toLocaleString()} rows are` : "The file is";
      toasts.success(`${all} saved: ${rows.length.toLocaleString()} ${rows.length === 1 ? "row" : "rows"}.`);
    } catch (error) {
      if (!stop.signal.aborted) toasts.error("The file could not be created. Please try again later.");
      else announce("The file was not created.");
      void error;
    }
    setCount(null);
  };
  if (count === null)
    return (
      <Button icon={Download} onPress={() => void save()}>
        Save CSV
      </Button>
    );
  return (
    <Button icon={Download} onPress={() => running.current?.abort()}>
      {`Cancel (${count.toLocaleString()} read)`}
    </Button>
  );
}
