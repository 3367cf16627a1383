import * as v from "valibot";
import type { FieldError } from "../field-errors.ts";
import { err, ok, type Result } from "../result.ts";
import { joinPath, toFieldError } from "./field-errors.ts";

/** An input schema as its callers see it: it accepts unknown input and returns a checked value or issues. */
export type InputSchema<Output> = v.GenericSchema<unknown, Output>;

/**
 * Reads input by the schema that form and API share. All errors are reported, in the order of the fields and once for each
 * field. `path` is the position of the input if it is a part of something.
 */
export function readWith<Output>(
  schema: InputSchema<Output>,
  value: unknown,
  path = "",
): Result<Output, readonly FieldError[]> {
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  if (read.success) return ok(read.output);
  return err(read.issues.map((issue) => toFieldError(issue, joinPath(path, v.getDotPath(issue) ?? ""))));
}
