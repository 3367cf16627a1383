import { err, ok, type Result } from "../../result.ts";
import { type LogbookColumn, logbookColumns, optionalParts, participantColumns } from "./export-columns.ts";
import type { ExportedParticipant, ExportedRecord } from "./exported-record.ts";
import { checkValue, type ExportProblem, isProblem } from "./read-values.ts";

type Fields = { [name: string]: unknown };

/** The value at a path, `attending.lastName`; undefined where there is none. */
export function valueAt(from: unknown, path: string): unknown {
  return valueAtNames(from, path.split("."));
}

/** The same for a path that is split already, for tables of many rows. */
export function valueAtNames(from: unknown, names: readonly string[]): unknown {
  let part = from;
  for (const name of names) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Fields)[name];
  }
  return part;
}

/** Builds a record from the values that `readValue` finds for each column, or says what is wrong with them. */
export function buildRecord(
  readValue: (column: LogbookColumn) => unknown,
  participants: readonly ((column: LogbookColumn) => unknown)[],
): Result<ExportedRecord, readonly ExportProblem[]> {
  const problems: ExportProblem[] = [];
  const record = buildPart(logbookColumns, readValue, optionalParts, problems);
  const people = participants.map((readValue, at) => {
    const found: ExportProblem[] = [];
    const built = buildPart(participantColumns, readValue, ["user"], found);
    problems.push(...found.map((each) => ({ ...each, heading: `participants.${at + 1}.${each.heading}` })));
    return built as ExportedParticipant;
  });
  if (problems.length > 0) return err(problems);
  return ok({ ...record, participants: people } as unknown as ExportedRecord);
}

function buildPart(
  columns: readonly LogbookColumn[],
  readValue: (column: LogbookColumn) => unknown,
  optional: readonly string[],
  problems: ExportProblem[],
): Fields {
  const built: Fields = {};
  for (const column of columns) {
    const value = checkValue(column, readValue(column));
    if (isProblem(value)) problems.push(value);
    else setAt(built, column.heading, value);
  }
  for (const path of optional) {
    const part = valueAt(built, path);
    if (Object.values(part ?? {}).every((value) => value === null)) setAt(built, path, null);
  }
  return built;
}

function setAt(target: Fields, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let part = target;
  for (const name of names) {
    part[name] ??= {};
    part = part[name] as Fields;
  }
  part[last] = value;
}
