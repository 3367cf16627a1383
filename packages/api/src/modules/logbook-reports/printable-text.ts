import { openPdfDocument } from "./open-pdf-document.ts";

/** Stands for a letter that the font lacks. */
const replacementCharacter = "\uFFFD";

/** The text on one line as it is printed: letters that the font lacks are replaced. */
export function printableText(text: string): string {
  const line = text.normalize("NFC").replace(/\s+/g, " ");
  let printed = "";
  for (const letter of line) printed += printableLetter(letter);
  return printed;
}

/** Those of the texts that have letters which cannot be printed, each once and in their order. */
export function findUnprintable(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].filter((text) => printableText(text).includes(replacementCharacter));
}

const printed = new Map<string, string>();

/** Letters of other widths and shapes, such as full-width ones, are printed as the plain letters that they stand for. */
function printableLetter(letter: string): string {
  const known = printed.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize("NFKC");
  const shown = [letter, plain].find((each) => Array.from(each).every(hasGlyph)) ?? replacementCharacter;
  // Ever more letters are no reason for ever more memory.
  if (printed.size < 10_000) printed.set(letter, shown);
  return shown;
}

type ParsedFont = { readonly hasGlyphForCodePoint: (code: number) => boolean };
let parsedFont: ParsedFont | undefined;

function hasGlyph(letter: string): boolean {
  parsedFont ??= parseFont();
  return parsedFont.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The library describes no type for the parsed font, by which letters are looked up. */
function parseFont(): ParsedFont {
  const doc = openPdfDocument({ autoFirstPage: false });
  return (doc as unknown as { readonly _font: { readonly font: ParsedFont } })._font.font;
}
