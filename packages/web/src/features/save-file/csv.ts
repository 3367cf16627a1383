/** Rows as comma-separated values (RFC 4180), for a spreadsheet. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cellOf).join(",")).join("\r\n");
}

/** Quoted where needed; what a spreadsheet would take for a formula is made text. */
function cellOf(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
