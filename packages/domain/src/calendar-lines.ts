/**
 * A value of type TEXT (RFC 5545, 3.3.11): separators are escaped, line ends become `\n`, and other control characters are
 * removed.
 */
export function calendarText(value: string): string {
  return value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/**
 * Folds a line of iCalendar to at most 75 octets of UTF-8 without splitting a character (RFC 5545, 3.1). The space of a
 * continuation counts.
 */
export function foldedLine(line: string): string {
  let octets = 0;
  let result = "";
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
