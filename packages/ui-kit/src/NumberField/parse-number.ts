/** The decimal separator of a language. */
export function decimalSeparator(locale: string): "." | "," {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal");
  return part?.value === "," ? "," : ".";
}

export type ParsedNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "wrong" }
  | { readonly kind: "number"; readonly value: number };

/**
 * Parses a typed number. Spaces and apostrophes are grouping. The other language's decimal separator is accepted too, unless it
 * is in a position where this language groups thousands. The sign is dropped: a negative number counts as its absolute value
 * (G.026).
 */
export function parseNumber(text: string, separator: "." | ","): ParsedNumber {
  const bare = withoutSign(text).replace(/[\s'’\u00a0\u202f]/gu, "");
  if (bare === "") return { kind: "empty" };
  const plain = toPlain(bare, separator);
  if (!/^(\d+\.?\d*|\.\d+)$/u.test(plain)) return { kind: "wrong" };
  const value = Number(plain);
  return Number.isFinite(value) ? { kind: "number", value } : { kind: "wrong" };
}

/** Removes the sign from a number that is being typed: `−5` and `-5` become `5` (G.026). */
export function withoutSign(text: string): string {
  return text.replace(/^\s*[-−–]+\s*/u, "");
}

function toPlain(bare: string, separator: "." | ","): string {
  const other = separator === "." ? "," : ".";
  const grouped = new RegExp(`^\\d{1,3}([${other}]\\d{3})+([${separator}]\\d*)?$`, "u");
  if (grouped.test(bare)) return bare.split(other).join("").replace(separator, ".");
  if (bare.includes(other) && bare.includes(separator)) return swapped(bare, separator, other);
  return bare.replace(other, ".").replace(separator, ".");
}

/** Reads a number with both separators in the other language's order: `1.234,5` where `.` is the decimal separator. */
function swapped(bare: string, separator: string, other: string): string {
  const foreign = new RegExp(`^\\d{1,3}([${separator}]\\d{3})+[${other}]\\d*$`, "u");
  return foreign.test(bare) ? bare.split(separator).join("").replace(other, ".") : "";
}

/** Formats a number without grouping, so that the text in the field can be edited. */
export function writeNumber(value: number | null, separator: "." | ","): string {
  if (value === null) return "";
  const plain = value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 });
  return plain.replace(".", separator);
}
