import exceljs from "exceljs/dist/exceljs.bare.min.js";
import type { ExportColumn } from "./export-column.ts";

const dayMs = 86_400_000;
/** Spreadsheets have a 29 February 1900, which did not exist: in some of them, earlier dates are a day off. */
const firstSureDay = Date.UTC(1900, 2, 1);

/** How many rows are made between two calls of `onProgress`. */
const stride = 100;

/** The name of a sheet and its content. */
export type Sheet<Row> = { readonly name: string; readonly columns: readonly ExportColumn<Row>[] };

/** A sheet with its rows. */
export type FilledSheet<Row> = Sheet<Row> & { readonly rows: readonly Row[] };

/**
 * The file of an export (6.011, 7.069): a sheet with a bold, frozen header row, and a second sheet that explains it where one
 * is given. Text is stored and formatted as text, so that `=1+1` is no formula and does not become one when its cell is edited
 * (X82); days have no time and no time zone.
 */
export async function makeWorkbook<Row, Explained = never>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  onProgress: (made: number) => void = () => {},
  explanation?: FilledSheet<Explained>,
): Promise<ArrayBuffer> {
  const workbook = new exceljs.Workbook();
  addSheet(workbook, sheet, rows, onProgress);
  if (explanation !== undefined) addSheet(workbook, explanation, explanation.rows);
  // The library returns a view of its bytes, although its type is a buffer; a buffer can be transferred without a copy.
  return new Uint8Array(await workbook.xlsx.writeBuffer()).buffer;
}

function addSheet<Row>(
  workbook: InstanceType<typeof exceljs.Workbook>,
  { name, columns }: Sheet<Row>,
  rows: readonly Row[],
  onProgress: (made: number) => void = () => {},
): void {
  const sheet = workbook.addWorksheet(name, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, kind }) => ({
    header,
    width: Math.max(width, header.length + 2),
    style: { numFmt: formats[kind] },
  }));
  sheet.getRow(1).font = { bold: true };
  for (const [index, row] of rows.entries()) {
    sheet.addRow(columns.map((column) => cellOf(column, row)));
    if ((index + 1) % stride === 0) onProgress(index + 1);
  }
  onProgress(rows.length);
}

const formats = { text: "@", day: "yyyy-mm-dd", number: "General", any: "General" } as const;

/** An empty cell is left out, which saves much time and memory in a large sheet. */
function cellOf<Row>(column: ExportColumn<Row>, row: Row): string | number | boolean | Date | undefined {
  const value = column.value(row);
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "number" || typeof value === "boolean") return value;
  return column.kind === "day" ? dayOf(value) : escaped(value);
}

/** Spreadsheets write a character by its number as `_x0041_`; a text that happens to look like that is escaped. */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}

/** Midnight in UTC: exceljs counts the days of a date by UTC. */
function dayOf(text: string): Date | string {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || at < firstSureDay ? text : new Date(at - (at % dayMs));
}
