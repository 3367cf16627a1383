import type { ListedPerson } from "./class-list.ts";

type Row = readonly string[];
type Columns = { readonly email: number; readonly firstName: number; readonly lastName: number };

/**
 * The people of a table that was pasted or dropped: `email, first name, last name`, or whatever its first row says. Without
 * such a row the address is the cell that looks like one, wherever it stands; a row of addresses alone holds as many people.
 */
export function peopleInRows(table: readonly Row[]): readonly ListedPerson[] {
  const rows = table.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean));
  const columns = columnsOf(rows[0] ?? []);
  if (columns === undefined) return rows.flatMap(peopleInRow);
  const { email, firstName, lastName } = columns;
  return rows.slice(1).map((row) => ({
    email: row[email] ?? "",
    ...(firstName === -1
      ? nameOf(row[lastName] ?? "")
      : { firstName: row[firstName] ?? "", lastName: row[lastName] ?? "" }),
  }));
}

/** Whether a text is written as mail programs write addresses: `Raman, Priya <priya@x.org>`. */
export function isMailList(text: string): boolean {
  return /<[^<>\s]+@[^<>\s]+>/.test(text);
}

const mailbox = /(?:"([^"\n]*)"|([^"<>;\n]*))\s*<([^<>\s]+@[^<>\s]+)>/;

/** The people of a text as mail programs write them, with commas, semicolons or lines between; what is none stays as a row. */
export function peopleInMailList(text: string): readonly ListedPerson[] {
  return text
    .split(/[;\r\n]+|(?<=>)\s*,/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== ",")
    .map((part) => {
      const [, quoted, plain = "", email] = mailbox.exec(part) ?? [];
      return email === undefined
        ? { email: part, firstName: "", lastName: "" }
        : { email, ...nameOf(quoted ?? plain) };
    });
}

const headings: { readonly [Column in keyof Columns]: RegExp } = {
  email: /^(?:e-?mail|mail|e-?mail[ _-]?address|address)$/i,
  firstName: /^(?:first|given)[ _-]?names?$/i,
  lastName: /^(?:(?:last|family)[ _-]?names?|surname|names?)$/i,
};

/** Undefined: the row is no heading. */
function columnsOf(row: Row): Columns | undefined {
  const at = (column: keyof Columns) => row.findIndex((cell) => headings[column].test(cell));
  const columns = { email: at("email"), firstName: at("firstName"), lastName: at("lastName") };
  return columns.email === -1 ? undefined : columns;
}

function peopleInRow(row: Row): readonly ListedPerson[] {
  const addresses = row.filter((cell) => cell.includes("@"));
  const others = row.filter((cell) => !cell.includes("@") && cell !== "");
  if (addresses.length > 1 && others.length === 0)
    return addresses.map((email) => ({ email, firstName: "", lastName: "" }));
  const [email] = addresses;
  if (email === undefined) {
    const [first = "", firstName = "", lastName = ""] = row;
    return [{ email: first, firstName, lastName }];
  }
  const [first = "", ...rest] = others;
  return [{ email, ...(rest.length === 0 ? nameOf(first) : { firstName: first, lastName: rest.join(" ") }) }];
}

/** `Raman, Priya` and `Priya Raman`. */
function nameOf(name: string): Pick<ListedPerson, "firstName" | "lastName"> {
  const [before = "", ...after] = name.split(",").map((part) => part.trim());
  if (after.length > 0) return { firstName: after.join(" "), lastName: before };
  const [firstName = "", ...rest] = before.split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
