/** The maximum length of a stored name of the platform; longer ones are cut. */
export const maxPlatformNameLength = 300;
const maxDescriptionLength = 20_000;

/** A platform's name as the portal stores it: one line without unprintable characters; an empty one is replaced. */
export function platformName(raw: string, otherwise: string): string {
  const line = raw
    // Unpaired surrogates are removed, because no database accepts them.
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    // Control characters are removed, because the database does not accept all of them.
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return cut(line, maxPlatformNameLength) || otherwise;
}

/** Whether a name was too long to be stored completely. */
export function isCutName(raw: string): boolean {
  return Array.from(raw.trim()).length > maxPlatformNameLength;
}

/** Cleans a text of several lines. */
export function platformText(raw: string): string {
  const text = raw
    // Unpaired surrogates are removed, because no database accepts them.
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  return cut(text, maxDescriptionLength);
}

/** Cuts by visible characters, so that no emoji is split. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const characters = Array.from(text);
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`;
}
