import { cellReader, columnsOfRecords, type ExportedRecord } from "@cathedra/domain/logbook";
import type { ExportColumn } from "../../../features/export/export-column.ts";

/** The columns of the spreadsheet: days, numbers and booleans keep their type, everything else is text (X82). */
export function spreadsheetColumns(
  records: readonly ExportedRecord[],
): readonly ExportColumn<ExportedRecord>[] {
  return columnsOfRecords(records).map((column) => {
    const { heading, kind } = column;
    const read = cellReader(column);
    const head = { header: heading, width: Math.min(Math.max(heading.length + 2, 14), 40) };
    if (kind === "number" || kind === "integer" || kind === "yesNo")
      return { ...head, kind: "any", value: read };
    return {
      ...head,
      kind: kind === "day" ? "day" : "text",
      value: (record) => {
        const value = read(record);
        return value === null ? null : String(value);
      },
    };
  });
}
