import type { FieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";
import { importTexts } from "./import-texts.ts";
import { readJson } from "./read-json.ts";

/** A problem in a document to be imported: where it is, and what is wrong. */
export type ImportProblem = {
  readonly line: number;
  /** The path to the value: `modules.0.name`; empty for the whole document. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
};

/** A kind of importable document: its format and its reader. */
export type DocumentKind<Document> = {
  /** The name of the format, which the document states first. */
  readonly format: string;
  /** The only supported version of the format. */
  readonly formatVersion: number;
  /** The maximum size of a document, in bytes of UTF-8. */
  readonly maxBytes: number;
  /** Validates the remaining content; errors are reported by their path. */
  readonly read: (value: unknown) => Result<Document, readonly FieldError[]>;
};

export type ReadDocument<Document> = {
  readonly document: Document;
  /** Turns an error that was found after parsing into a problem with its line. */
  readonly problemAt: (error: FieldError) => ImportProblem;
};

/** The maximum number of reported problems. */
export const maxProblems = 100;

/**
 * Reads a document: JSON of this format and version that is completely valid; otherwise it is refused as a whole, with the line
 * and reason of each error.
 */
export function readDocument<Document>(
  text: string,
  { format, formatVersion, read }: DocumentKind<Document>,
): Result<ReadDocument<Document>, readonly ImportProblem[]> {
  const json = readJson(text);
  if (!json.ok) {
    const { line, code, key } = json.error;
    return err([{ line, path: "", code, message: importTexts.fault(code, key) }]);
  }
  const { value, getLine } = json.value;
  const refused = (path: string, code: string, message: string) =>
    err([{ line: getLine(path), path, code, message }]);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refused("", "UNKNOWN_FORMAT", importTexts.unknownFormat(format));
  }
  const {
    format: itsFormat,
    formatVersion: itsVersion,
    ...rest
  } = value as Readonly<Record<string, unknown>>;
  if (itsFormat !== format) return refused("format", "UNKNOWN_FORMAT", importTexts.unknownFormat(format));
  if (itsVersion !== formatVersion) {
    return refused("formatVersion", "UNKNOWN_FORMAT_VERSION", importTexts.unknownVersion(formatVersion));
  }
  const problemAt = ({ path, code, message }: FieldError): ImportProblem => ({
    line: getLine(path),
    path,
    code,
    message,
  });
  const document = read(rest);
  if (!document.ok) return err(inLineOrder(document.error.map(problemAt)).slice(0, maxProblems));
  return ok({ document: document.value, problemAt });
}

/** Sorts problems by line. */
export function inLineOrder(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
