import { err, ok, type Result } from "@cathedra/domain";
import { importLimits, prepareExportedLogbook } from "@cathedra/domain/logbook-import";
import type { LogbookFileFault } from "@cathedra/domain/messages";
import Papa from "papaparse";

/** A row of a file with its number there, as a spreadsheet counts rows. */
export type TableRow = { readonly number: number; readonly cells: readonly string[] };

export type ImportedTable = {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  /** How many cells have formulas, of which the last calculated values were read. */
  readonly formulas: number;
};

export type TableAnswer = Result<ImportedTable, LogbookFileFault>;

/** Reads a CSV or xlsx file. What is beyond a limit is refused before more of it is read. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<TableAnswer> {
  if (bytes.length > importLimits.bytes) return err("tooLarge");
  // The beginnings of a zip, which xlsx is, and of the container of old and of encrypted Excel files.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return err("encrypted");
  return getTable(csvRows(decodeText(bytes)));
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, which are what spreadsheets write. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const wide = getWideEncoding(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-16 without a mark at its beginning: every second byte of Latin text is 0. */
function getWideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const length = Math.min(bytes.length, 2_000);
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length * 0.2 && odd > even * 4) return "utf-16le";
  return even > length * 0.2 && even > odd * 4 ? "utf-16be" : undefined;
}

/** Rows that are empty at the end or between others are left out, so more of them are read than are accepted. */
const maxRead = importLimits.rows * 2;

const delimiters = [",", ";", "\t", "|"] as const;

function csvRows(text: string): readonly (readonly string[])[] {
  const delimiter = delimiters.toSorted((one, other) => minCells(text, other) - minCells(text, one))[0];
  return Papa.parse<string[]>(text, { delimiter: delimiter ?? ",", preview: maxRead }).data;
}

/** How many cells the first rows have at least, and at a tie on average, if the delimiter is this one. */
function minCells(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 10, skipEmptyLines: "greedy" });
  const lengths = data.map(({ length }) => length);
  return Math.min(...lengths, 1_000) + lengths.reduce((sum, length) => sum + length, 0) / 100_000;
}

/** The first row with two filled cells has the headings. Only a workbook has a number of formulas. */
function getTable(rows: readonly (readonly string[])[], formulas?: number): TableAnswer {
  const filled = rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const head = filled.findIndex(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  const headings = trimmedEnd(filled[head === -1 ? 0 : head]?.cells ?? []);
  const body = filled.slice((head === -1 ? 0 : head) + 1);
  if (headings.length > importLimits.columns) return err("tooManyColumns");
  if (body.length > importLimits.rows) return err("tooManyRows");
  if (body.length === 0) return err("noRows");
  const table = body.map(({ number, cells }) => ({ number, cells: cells.slice(0, headings.length) }));
  return ok({
    ...prepareExportedLogbook(headings, table, formulas === undefined),
    formulas: formulas ?? 0,
  });
}

function trimmedEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableAnswer> {
  try {
    const { default: exceljs } = await import("exceljs/dist/exceljs.bare.min.js");
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(bytes.buffer);
    const sheet = workbook.worksheets.find(({ actualRowCount }) => actualRowCount > 0);
    if (sheet === undefined) return err("noRows");
    if (sheet.actualColumnCount > importLimits.columns) return err("tooManyColumns");
    if (sheet.actualRowCount > importLimits.rows + 10) return err("tooManyRows");
    let formulas = 0;
    const rows: string[][] = [];
    sheet.eachRow((row, number) => {
      const cells: string[] = [];
      row.eachCell((cell, column) => {
        if (cell.formula !== undefined && cell.formula !== "") formulas += 1;
        if (column <= importLimits.columns + 1) cells[column - 1] = textOfCell(cell.value);
      });
      // Cells and rows that are empty are left out by the library.
      rows[number - 1] = Array.from(cells, (text) => text ?? "");
    });
    return getTable(
      Array.from(rows, (cells) => cells ?? []),
      formulas,
    );
  } catch {
    return err("damaged");
  }
}

/** The value of a cell as text: a day without its time, and of a formula what it gave when it was last calculated. */
function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "string") return value;
  if (typeof value !== "object") return JSON.stringify(value) ?? "";
  if ("richText" in value && Array.isArray(value.richText))
    return value.richText.map((part: { text?: unknown }) => textOfCell(part.text)).join("");
  if ("result" in value) return textOfCell(value.result);
  if ("text" in value) return textOfCell(value.text);
  return "";
}
