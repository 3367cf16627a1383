import { type FieldError, fieldError } from "../field-errors.ts";
import { findStoredType } from "../files/index.ts";
import { err, ok, type Result } from "../result.ts";
import { readName } from "../storage/item-names.ts";

const longest = 200;
const families = ["log", "data"] as const;

/** Characters that are invisible and would make two names look alike. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/** Reads the name of a log: a plain file name with an extension for its kind. */
export function readLogName(path: string, value: unknown): Result<string, FieldError> {
  if (value === undefined || value === null || value === "") return err(fieldError(path, "REQUIRED"));
  if (typeof value !== "string") return err(fieldError(path, "WRONG_TYPE"));
  if (value.length > longest) return err(fieldError(path, "TOO_LONG", { max: longest }));
  const name = readName(value);
  if (!name.ok || unseen.test(name.value)) return err(fieldError(path, "NOT_A_FILE_NAME"));
  const family = findStoredType(name.value)?.family;
  if (!families.some((each) => each === family)) return err(fieldError(path, "NOT_A_LOG_TYPE"));
  return ok(name.value);
}
