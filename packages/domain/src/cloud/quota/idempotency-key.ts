import type { FieldError } from "../../field-errors.ts";
import type { Result } from "../../result.ts";
import { readText } from "../../text.ts";

/**
 * Reads the idempotency key of a request: the form makes it once for each call that must take effect only once. Null if none was
 * sent.
 */
export function readIdempotencyKey(
  value: unknown,
  path = "idempotencyKey",
): Result<string | null, FieldError> {
  return readText(path, value, { max: 100 });
}
