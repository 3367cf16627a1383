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
import { TableSettingsButton } from "./TableSettingsButton.tsx";

export type TableActionsProps<Row> = Pick<SaveFileProps<Row>, "name" | "read"> & {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: TableSettings;
  readonly setSettings: (settings: TableSettings) => void;
  /** Columns that only the file has, before the shown ones. */
  readonly fileColumns?: SaveFileProps<Row>["columns"];
  /** Whether the file is also available as a spreadsheet. */
  readonly offersWorkbook?: boolean;
};

/** Actions on a table as a whole: its columns and density, and the export of its present rows. */
export function TableActions<Row>({
  name,
  columns,
  settings,
  setSettings,
  fileColumns = [],
  offersWorkbook = false,
  read,
}: TableActionsProps<Row>) {
  return (
    <>
      <TableSettingsButton columns={columns} settings={settings} onSettingsChange={setSettings} />
      {(offersWorkbook ? formats : formats.slice(0, 1)).map((format) => (
        <SaveFile
          key={format.ending}
          format={format}
          name={`${name}-${localDay()}`}
          columns={[...fileColumns, ...columnsOfFile(shownColumns(columns, settings))]}
          read={read}
        />
      ))}
    </>
  );
}

type Format = {
  readonly label: string;
  readonly ending: string;
  /** Saves the file; the first row is the header. */
  readonly save: (file: string, rows: readonly (readonly (string | number)[])[]) => Promise<void> | void;
};

const formats: readonly Format[] = [
  { label: "Save CSV", ending: "csv", save: (file, rows) => saveText(file, csvText(rows)) },
  {
    label: "Save Excel",
    ending: "xlsx",
    save: async (file, rows) => (await import("./save-workbook.ts")).saveWorkbook(file, rows),
  },
];

type SaveFileProps<Row> = {
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly columns: readonly Pick<DataColumn<Row>, "header" | "text">[];
  /** Reads all rows with the present search, filters and order. */
  readonly read: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<readonly Row[]>;
};

/** Saves all rows of a table, not only the visible page, with the columns that are currently shown. */
function SaveFile<Row>({ format, name, columns, read }: SaveFileProps<Row> & { readonly format: Format }) {
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const stop = new AbortController();
    running.current = stop;
    setCount(0);
    try {
      const rows = await read(stop.signal, setCount);
      await format.save(`${name}.${format.ending}`, csvRows(columns, rows));
      const all =
        rows.length >= mostSaved ? `The first ${mostSaved.toLocaleString("en")} rows are` : "The file is";
      toasts.success(
        `${all} saved: ${rows.length.toLocaleString("en")} ${rows.length === 1 ? "row" : "rows"}.`,
      );
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
        {format.label}
      </Button>
    );
  return (
    <Button icon={Download} onPress={() => running.current?.abort()}>
      {`Cancel (${count.toLocaleString("en")} read)`}
    </Button>
  );
}
