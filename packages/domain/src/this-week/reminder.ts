import { type FieldError, fieldError } from "../field-errors.ts";
import { err, type Result } from "../result.ts";
import { readRequiredText } from "../text.ts";

/** The maximum length of a reminder's text, and the maximum number of reminders that a person sends in a day or at once. */
export const reminderLimits = { text: 1_000, aDay: 100 } as const;

/** A pattern for web and mail addresses, and for text that mail programs turn into links. */
const address = /[a-z][a-z\d+.-]*:\/\/|@|\bwww\.|[\p{L}\p{N}][.。．｡]\p{L}{2,}/iu;

/**
 * Reads the text of a reminder. It is sent from the portal's own address to people who trust it, so it may contain no address:
 * the portal's link is added to it.
 */
export function readReminder(value: unknown): Result<string, FieldError> {
  const read = readRequiredText("text", value, { max: reminderLimits.text, lines: "many" });
  if (read.ok && address.test(read.value)) return err(fieldError("text", "HAS_ADDRESS"));
  return read;
}
