/** Rows as comma-separated values (RFC 4180), for a spreadsheet. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(getCell).join(",")).join("\r\n");
}

/** A signed number, which is not a formula although it begins with a sign that spreadsheets treat as one. */
const signedNumber = /^[+-]\d+(?:\.\d+)?$/;

/** Quotes a value where needed; text that a spreadsheet would take for a formula is escaped. Numbers stay numbers. */
function getCell(value: string | number): string {
  const isFormula = typeof value === "string" && /^[=+\-@\t\r]/.test(value) && !signedNumber.test(value);
  const text = isFormula ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
