import { parseInstant, parseLocalDate } from "../../time.ts";
import type { LogbookColumn } from "./export-columns.ts";

/** A value of an exported record; null is not filled in. */
export type ExportValue = string | number | boolean | null;

/** Why a value of a file cannot be read. */
export type ExportProblem = {
  readonly heading: string;
  readonly code: "REQUIRED" | "INVALID" | "NOT_AN_OPTION";
};

/** Checks a value as JSON has it; an empty text counts as null. */
export function checkValue(column: LogbookColumn, value: unknown): ExportValue | ExportProblem {
  const { heading, kind, options, isRequired } = column;
  if (value === null || value === undefined || value === "")
    return isRequired ? { heading, code: "REQUIRED" } : null;
  if (!isOfKind[kind](value)) return { heading, code: "INVALID" };
  if (options !== undefined && !options.includes(value as string)) return { heading, code: "NOT_AN_OPTION" };
  return value as ExportValue;
}

const isOfKind: { readonly [Kind in LogbookColumn["kind"]]: (value: unknown) => boolean } = {
  text: (value) => typeof value === "string",
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === "number" && Number.isFinite(value),
  yesNo: (value) => typeof value === "boolean",
  day: (value) => typeof value === "string" && parseLocalDate(value) !== undefined,
  instant: (value) => typeof value === "string" && parseInstant(value) !== undefined,
};

/** A cell of a table: text in CSV; a spreadsheet also has numbers, booleans and days. */
export type Cell = string | number | boolean | Date | null | undefined;

/** The value that a cell stands for, unchecked. */
export function valueOfCell({ kind }: LogbookColumn, cell: Cell): unknown {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  if (kind === "text") return cell === null || cell === undefined ? null : String(cell);
  if (typeof cell !== "string") return cell;
  const typed = cell.trim();
  if (typed === "") return null;
  if (kind === "integer" || kind === "number") return Number(typed);
  if (kind === "yesNo") return yesNo.get(typed.toLowerCase()) ?? typed;
  return typed;
}

/** Spreadsheets write booleans in capitals. */
const yesNo: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);

export function isProblem(value: ExportValue | ExportProblem): value is ExportProblem {
  return typeof value === "object" && value !== null;
}
