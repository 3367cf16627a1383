import { type FieldError, fieldError } from "../field-errors.ts";
import { err, type Result } from "../result.ts";
import { readRequiredText } from "../text.ts";

/** How long the text of a reminder is at the most, and how many of them somebody sends in a day. */
export const reminderLimits = { text: 1_000, aDay: 100 } as const;

/** Web and mail addresses, and what mail programs take for one. */
const address = /[a-z][a-z\d+.-]*:\/\/|@|\bwww\.|[\p{L}\p{N}][.。．｡]\p{L}{2,}/iu;

/**
 * The text of a reminder as it is sent. It comes from the portal's own address to people who trust that, so nothing in it leads
 * elsewhere: the portal's link is added to it.
 */
export function readReminder(given: unknown): Result<string, FieldError> {
  const read = readRequiredText("text", given, { max: reminderLimits.text, lines: "many" });
  if (read.ok && address.test(read.value)) return err(fieldError("text", "HAS_ADDRESS"));
  return read;
}
