import { toUSVString } from "node:util";
import { newsAndVideoLimits } from "@cathedra/domain/content";
import { textOfHtml } from "./html.ts";

/** A title from a source as one line of storable text; a long one is cut with an ellipsis. */
export function titleText(text: string): string {
  const line = toUSVString(text.slice(0, 10_000))
    .replace(/[\p{Cc}\u2028\u2029\ufeff]/gu, " ")
    // Unicode characters that change the direction of the text after them are removed.
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
  if (line.length <= newsAndVideoLimits.title) return line;
  const characters = Array.from(new Intl.Segmenter("en").segment(line), ({ segment }) => segment);
  if (characters.length <= newsAndVideoLimits.title) return line;
  return `${characters
    .slice(0, newsAndVideoLimits.title - 1)
    .join("")
    .trimEnd()}…`;
}

/** The title as plain text, for titles that are HTML. */
export function titleOfHtml(html: string): string {
  return titleText(textOfHtml(html.slice(0, 10_000)));
}
