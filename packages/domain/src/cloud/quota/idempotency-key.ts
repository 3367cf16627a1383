import type { FieldError } from "../../field-errors.ts";
import type { Result } from "../../result.ts";
import { readText } from "../../text.ts";

/** The key that a form makes once for each call that must have one effect; null where none was sent. */
export function readIdempotencyKey(
  value: unknown,
  path = "idempotencyKey",
): Result<string | null, FieldError> {
  return readText(path, value, { max: 100 });
}
