import { type FieldError, fieldError } from "./field-errors.ts";
import { err, ok, type Result } from "./result.ts";

/**
 * How a text field is read: as one line or several. Invisible characters are removed from a name. A title is a name that may
 * not contain direction marks, because in other people's lists these would change the direction of the following text.
 */
export type TextRule = {
  readonly max: number;
  readonly lines?: "one" | "many";
  readonly isName?: boolean;
  readonly isTitle?: boolean;
};

/**
 * The typed text as it is stored: NFC, trimmed, in one line with single spaces (or with LF line ends); null if it is empty.
 * Control characters and lone surrogates are refused, because databases handle them differently.
 */
export function readText(path: string, value: unknown, rule: TextRule): Result<string | null, FieldError> {
  if (value === undefined || value === null) return ok(null);
  if (typeof value !== "string") return err(fieldError(path, "WRONG_TYPE"));
  // Checked before the costly steps, so that a text of megabytes is refused at once.
  if (value.length > rule.max * 4) return err(fieldError(path, "TOO_LONG", { max: rule.max }));
  const mark = rule.isTitle === true ? directionMarkIn(value) : undefined;
  if (mark !== undefined) return err(fieldError(path, "DIRECTION_MARK", { mark }));
  const isName = rule.isName === true || rule.isTitle === true;
  const text = tidy(isName ? withoutUnseen(value) : value, rule.lines ?? "one");
  if (/\p{Surrogate}/u.test(value) || hasControlCharacter(text))
    return err(fieldError(path, "CONTROL_CHARACTER"));
  if (text.length > rule.max) return err(fieldError(path, "TOO_LONG", { max: rule.max }));
  return ok(text === "" ? null : text);
}

export function readRequiredText(path: string, value: unknown, rule: TextRule): Result<string, FieldError> {
  const read = readText(path, value, rule);
  if (!read.ok) return read;
  return read.value === null ? err(fieldError(path, "REQUIRED")) : ok(read.value);
}

/** The first direction mark in a text by its Unicode name: `U+202E`. It is invisible and changes the order of what follows. */
function directionMarkIn(text: string): string | undefined {
  const mark = /\p{Bidi_Control}/u.exec(text)?.[0];
  return mark && `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function tidy(text: string, lines: "one" | "many"): string {
  const normal = isBlank(text) ? "" : text.normalize("NFC").trim();
  return lines === "one" ? normal.replace(/\s+/g, " ") : normal.replace(/\r\n?/g, "\n");
}

/** Whether nothing of the text is visible: a name of zero-width spaces is no name. */
function isBlank(text: string): boolean {
  return /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** Invisible characters, except variation selectors (Unicode, 5.21). */
const unseen = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Scripts that write words with the joiners U+200C and U+200D (Unicode, 23.2). */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

/**
 * The end of an emoji that a zero-width joiner (U+200D) can continue: the emoji itself, a skin tone, or a variation selector.
 */
const endsInPicture = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?$/u;
const beginsWithPicture = /^\p{Extended_Pictographic}/u;

/**
 * Removes invisible characters, so that names that look alike are equal: zero-width spaces, direction marks, fillers. A joiner
 * stays between letters of a script that needs it, and within a joined emoji.
 */
function withoutUnseen(text: string): string {
  return text.replace(unseen, (character, at: number) => {
    const isJoiner = character === "\u200c" || character === "\u200d";
    // All of these scripts are in the first plane: a letter is one unit.
    const isInside = joining.test(text.charAt(at - 1)) && joining.test(text.charAt(at + 1));
    if (isJoiner && isInside) return character;
    const isPicture =
      character === "\u200d" &&
      endsInPicture.test(text.slice(Math.max(0, at - 3), at)) &&
      beginsWithPicture.test(text.slice(at + 1, at + 3));
    return isPicture ? character : "";
  });
}

/** Matches control characters: C0 except tab and line feed, DEL, and C1. */
function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if ((unit < 32 && unit !== 9 && unit !== 10) || (unit >= 127 && unit <= 159)) return true;
  }
  return false;
}
