import type * as v from "valibot";
import { type FactsOf, type FieldError, type FieldErrorCode, fieldError } from "../field-errors.ts";

type Issue = v.BaseIssue<unknown>;

/** Makes the error of an issue, once the path of its field is known. */
type ErrorOfPath = (path: string) => FieldError;

/** Valibot's issues contain only a text, so our error is stored beside it. */
const codesByIssue = new WeakMap<Issue, ErrorOfPath>();

/** Why a schema refuses, by our code: `v.maxLength(20, refusal("TOO_MANY", { max: 20 }))`. */
export function fieldErrorCode<Code extends FieldErrorCode>(
  code: Code,
  ...facts: FactsOf<Code>
): (issue: Issue) => string {
  return telling((path) => fieldError(path, code, ...facts));
}

/** Passes on an error of an inner reader: its path is appended to the path of the field that it read. */
export function passFieldErrorOn(error: FieldError): (issue: Issue) => string {
  return telling((path) => ({ ...error, path: joinPath(path, error.path) }));
}

/** The field error of an issue. One whose schema names no code is of the wrong type. */
export function toFieldError(issue: Issue, path: string): FieldError {
  const toError = codesByIssue.get(issue);
  return toError === undefined ? fieldError(path, "WRONG_TYPE") : toError(path);
}

/** Joins two paths, either of which may be empty: `joinPath("participants.1", "role")`. */
export function joinPath(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(".");
}

function telling(toError: ErrorOfPath): (issue: Issue) => string {
  return (issue) => {
    codesByIssue.set(issue, toError);
    return toError("").message;
  };
}
