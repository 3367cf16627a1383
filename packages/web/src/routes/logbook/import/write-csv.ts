import { importTargets } from "@cathedra/domain/logbook-import";
import Papa from "papaparse";

/** A CSV file that spreadsheets open without running formulas, with the mark by which they recognise UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): ArrayBuffer {
  const text = Papa.unparse(rows as string[][], { escapeFormulae: true });
  return new TextEncoder().encode(`\uFEFF${text}\r\n`).buffer;
}

const example: Readonly<Record<string, string>> = {
  Date: "2025-04-03",
  ProcedureName: "Splenic artery embolization",
  Hospital: "Your hospital",
  Attending: "Last, First",
  Role: "Operator",
  Level: "R2",
  ProcedureIndication: "Trauma",
  ProcedureComment: "Uneventful",
};

/** A file with the headings of the format and one row. */
export function sampleFile(): ArrayBuffer {
  const headers = importTargets.map(({ header }) => header).filter((header) => !header.startsWith("Trainee"));
  return writeCsv([headers, headers.map((header) => example[header] ?? "")]);
}
