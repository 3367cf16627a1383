import type { FieldError } from "../field-errors.ts";
import type { Result } from "../result.ts";
import { readText } from "../text.ts";

/** The maximum length of a learning space's display name; longer names do not fit a card. */
const displayNameMax = 120;

/** The name that people see of a learning space; null: it has that of the learning platform again (5.026). */
export function readDisplayName(value: unknown): Result<string | null, FieldError> {
  return readText("displayName", value, { max: displayNameMax, isName: true });
}
