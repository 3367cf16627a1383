import type { Result } from "../../result.ts";
import { maxParticipants } from "../limits.ts";
import { buildRecord, valueAtNames } from "./build-record.ts";
import { restoreFormula, writeCsv } from "./csv-cell.ts";
import { columnsOfParticipant, type LogbookColumn, tableColumns } from "./export-columns.ts";
import type { ExportedRecord } from "./exported-record.ts";
import { type Cell, type ExportProblem, type ExportValue, valueOfCell } from "./read-values.ts";

/** The columns of a table of these records, with columns for as many participants as the record with the most has. */
export function columnsOfRecords(records: readonly ExportedRecord[]): readonly LogbookColumn[] {
  return tableColumns(records.reduce((most, { participants }) => Math.max(most, participants.length), 0));
}

/** Reads the value of a record in a column; null also for a participant whom the record does not have. */
export function cellReader({ heading }: LogbookColumn): (record: ExportedRecord) => ExportValue {
  const names = heading.split(".");
  const [list, number] = names;
  const path = list === "participants" ? [list, String(Number(number) - 1), ...names.slice(2)] : names;
  return (record) => (valueAtNames(record, path) ?? null) as ExportValue;
}

/** The logbook as a CSV file, with the names and values of the contract. */
export function writeLogbookCsv(records: readonly ExportedRecord[]): string {
  const columns = columnsOfRecords(records);
  const readers = columns.map(cellReader);
  const rows = records.map((record) => readers.map((read) => String(read(record) ?? "")));
  return writeCsv([columns.map(({ heading }) => heading), ...rows]);
}

/** Reads rows of a logbook that this portal exported; columns may be in any order, and others are ignored. */
export function readLogbookRows(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): readonly Result<ExportedRecord, readonly ExportProblem[]>[] {
  const positions = new Map(headings.map((heading, at) => [heading.replace("\ufeff", "").trim(), at]));
  const people = Array.from({ length: maxParticipants }, (_, at) => columnsOfParticipant(at)).filter(
    (columns) => columns.some(({ heading }) => positions.has(heading)),
  );
  return rows.map((row) => {
    const cellAt = (heading: string): Cell => row[positions.get(heading) ?? -1];
    const participants = people
      .map((columns) => columns.map(({ heading }) => cellAt(heading)))
      .filter((cells) => cells.some((cell) => cell !== null && cell !== undefined && cell !== ""));
    return buildRecord(
      (column) => valueOfCell(column, cellAt(column.heading)),
      participants.map((cells) => (column) => valueOfCell(column, cells[participantPosition(column)])),
    );
  });
}

const participantHeadings = columnsOfParticipant(0).map(({ heading }) => heading);

function participantPosition({ heading }: LogbookColumn): number {
  return participantHeadings.indexOf(`participants.1.${heading}`);
}

/** Reads the cells of a CSV file that `writeLogbookCsv` has written: its first row are the headings. */
export function readLogbookCsv(
  rows: readonly (readonly string[])[],
): readonly Result<ExportedRecord, readonly ExportProblem[]>[] {
  const [headings = [], ...rest] = rows;
  return readLogbookRows(
    headings,
    rest.map((row) => row.map(restoreFormula)),
  );
}
