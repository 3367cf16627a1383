/**
 * What a spreadsheet would take for a formula. A cell that begins like this, also after apostrophes, gets an apostrophe in front
 * of it in a CSV file (X82), so that reading can take exactly one away again.
 */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** The cell with an apostrophe where a spreadsheet would run it as a formula. */
export function neutraliseFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The text that `neutraliseFormula` was called with. */
export function restoreFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** A CSV file as RFC 4180 describes it, with the mark by which spreadsheets recognise UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quote(neutraliseFormula(cell))).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
