import type { ExportColumn } from "../export/export-column.ts";
import { makeWorkbook } from "../export/workbook.ts";
import { saveFile } from "../save-file/save-file.ts";

type Row = readonly (string | number)[];

const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const widest = 60;

/** Saves a table as a spreadsheet: its header, and columns of numbers or of texts. */
export async function saveWorkbook(file: string, [head = [], ...rows]: readonly Row[]): Promise<void> {
  const columns = head.map((name, place) => columnOf(String(name), place, rows));
  saveFile(await makeWorkbook({ name: "People", columns }, rows), file, type);
}

function columnOf(header: string, place: number, rows: readonly Row[]): ExportColumn<Row> {
  const values = rows.map((row) => row[place] ?? "");
  if (
    values.some((value) => value !== "") &&
    values.every((value) => value === "" || typeof value === "number")
  )
    return { header, width: 12, kind: "number", value: (row) => numberOf(row[place]) };
  const width = Math.min(widest, Math.max(12, ...values.map((value) => String(value).length)));
  return { header, width, kind: "text", value: (row) => String(row[place] ?? "") };
}

function numberOf(value: string | number | undefined): number | null {
  return typeof value === "number" ? value : null;
}
