import type { FieldError } from "../../field-errors.ts";
import type { Result } from "../../result.ts";
import { readRequiredText } from "../../text.ts";

/** The maximum length of a comment in characters, short enough to be read on a phone. */
export const maxCommentLength = 500;

/** The comment with which a record is returned, opened again, or asked to be opened. */
export function readComment(value: unknown): Result<string, FieldError> {
  return readRequiredText("word", value, { max: maxCommentLength, lines: "many" });
}
