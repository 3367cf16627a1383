import { emailKey } from "../email.ts";
import type { ListedPerson } from "./class-list.ts";
import { type Columns, getColumns } from "./class-list-heading.ts";

/** A person on a list, with the zero-based line number of the text. */
export type ReadPerson = ListedPerson & { readonly line: number };

/**
 * Reads a pasted or dropped list line by line: a table row separated by commas, semicolons, tabs or bars; an address as mail
 * programs write it; or an address within a text. Only a heading affects the lines below it. A line without an address is kept,
 * so that it can be corrected.
 */
export function readClassList(text: string): readonly ReadPerson[] {
  let columns: Columns | undefined;
  return getLines(text).flatMap((raw, line) => {
    const cleaned = withoutMarks(raw);
    const heading = getColumns(cleaned, getCells(cleaned).cells);
    if (heading !== undefined) columns = heading;
    const people = heading === undefined && !isEmpty(raw) ? readLine(cleaned, columns) : [];
    return people.map((person) => ({ ...person, line }));
  });
}

/** The text with one person changed; all other lines and people are read as before. */
export function replacePerson(
  text: string,
  people: readonly ReadPerson[],
  at: number,
  person: ListedPerson,
): string {
  const changed = people[at];
  if (changed === undefined) return text;
  const ofLine = people.flatMap((each, index) =>
    each.line === changed.line ? [personLine(index === at ? person : each)] : [],
  );
  return getLines(text)
    .flatMap((line, index) => (index === changed.line ? ofLine : [line]))
    .join("\n");
}

/** A line that is read as this person, whatever the list's heading is. */
export function personLine({ email, firstName, lastName }: ListedPerson): string {
  const [first, last] = [firstName, lastName].map((name) => name.replace(/[",<>@\r\n]+/g, " ").trim());
  const address = email.replace(/[<>\r\n]+/g, " ").trim();
  return first === "" && last === "" ? `<${address}>` : `"${last}, ${first}" <${address}>`;
}

function getLines(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
}

/** A line without invisible characters and without a list bullet. */
function withoutMarks(line: string): string {
  const seen = line
    .normalize("NFC")
    .replace(/[\u00ad\u180e\u200b\u2060\ufeff\p{Bidi_Control}]/gu, "")
    .replace(/[^\S\t]/g, " ");
  return trimSpaces(trimSpaces(seen).replace(listMarks, ""));
}

/**
 * List bullets and numbers at the beginning of a line, one or several: `- `, `• `, `1. `, `#1 `, `(2) `, `a) `, `[x] `, `☐ `, `>
 * `.
 */
const listMarks =
  /^(?:(?:[-*+>–—]|\(?\d{1,4}[.)]|\(?[a-z]\)|\[[ xX]?\])[ \t]+|#?\d{1,4} +(?=[\p{L}"'<(]|\S*@)|[•‣⁃▪●◦·→\p{So}][ \t]*)+/u;

/** Removes spaces around a line. A tab at the beginning stays, because it means an empty cell. */
function trimSpaces(line: string): string {
  return line.replace(/^ +/, "").trimEnd();
}

/** An empty line, a table separator, or the line in which a spreadsheet names its separator. */
function isEmpty(line: string): boolean {
  return !/[\p{L}\p{N}@<]/u.test(line) || /^\ufeff?"?sep=.{1,2}$/i.test(line);
}

function readLine(line: string, columns: Columns | undefined): readonly ListedPerson[] {
  const written = /^(?:"([^"]*)" ?)?<([^<>]*)>$/.exec(line);
  if (written !== null) return [{ email: addressOf(written[2] ?? ""), ...getName(written[1] ?? "") }];
  const tokens = getTokens(line);
  const byColumns = columns && personInColumns(line, columns);
  if (byColumns !== undefined) return [byColumns];
  return getParts(line, tokens).map(personIn);
}

type Token = { readonly address: string; readonly from: number; readonly to: number };

/** The tokens of a text that may be addresses, valid or not. */
function getTokens(text: string): readonly Token[] {
  return Array.from(text.matchAll(/[^\s,;|<>()[\]{}"“”„«»]+/gu), ({ 0: part, index }) => ({
    address: addressOf(part),
    from: index,
    to: index + part.length,
  })).filter(({ address }) => address.includes("@"));
}

/** An address without `mailto:`, label or full stop. */
function addressOf(text: string): string {
  const bare = text
    .replace(/[\p{Cf}]/gu, "")
    .trim()
    .replace(/^['‘’`*_:.]+/, "")
    .replace(/^(?:e-?mail|mail):/i, "");
  const linked = /^mailto:([^?]*)/i.exec(bare)?.[1] ?? bare;
  return linked.replace(/[.:!?'‘’`*_]+$/, "");
}

/** A line cut so that each part has one address, with the names before the addresses or after them. */
function getParts(line: string, tokens: readonly Token[]): readonly string[] {
  const runs = tokens.filter(
    (token, at) => emailKey(token.address) !== emailKey(tokens[at + 1]?.address ?? ""),
  );
  const [first, ...others] = runs;
  if (first === undefined || others.length === 0) return [line];
  const begins = (tokens[0]?.from ?? 0) <= getLength(/^[\s<(["'“„«]*/u, line);
  const last = tokens.at(-1)?.to ?? line.length;
  const hasNamesAfter = begins && /[\p{L}\p{N}]/u.test(line.slice(last));
  const cuts = runs.slice(0, -1).map((token) => {
    if (!hasNamesAfter) return token.to + getLength(/^[>)\]"'”»]*/u, line.slice(token.to));
    const next = tokens[tokens.indexOf(token) + 1]?.from ?? token.to;
    return next - getLength(/[<(["'“„«]*$/u, line.slice(token.to, next));
  });
  return [0, ...cuts].map((from, at) =>
    line
      .slice(from, cuts[at] ?? line.length)
      .replace(/^[\s,;|]+/, "")
      .replace(/[\s,;|]+$/, ""),
  );
}

function getLength(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The person of a text with one address at the most. */
function personIn(text: string): ListedPerson {
  const { delimiter, cells } = getCells(text);
  const at = cells.findIndex((cell) => getTokens(cell).length > 0);
  const cell = cells[at];
  if (cell === undefined) {
    const [email = "", firstName = "", ...rest] = cells;
    return { email, firstName, lastName: rest.filter(Boolean).join(" ") };
  }
  const email = getTokens(cell)[0]?.address ?? "";
  const own = wordsBeside(cell);
  if (own === "") return { email, ...nameInCells(cells, at) };
  const before = cells.slice(0, at).filter(isName);
  if (before.length > 0 && delimiter === ",")
    return { email, ...getName([...before.map(withoutLabel), own].join(",")) };
  if (before.length > 0 && !own.includes(" ")) return { email, firstName: own, lastName: before.join(" ") };
  return { email, ...getName(own) };
}

/** The name in the cells of a row beside the address; the page asks for the order `email, first, last`. */
function nameInCells(cells: readonly string[], email: number): Pick<ListedPerson, "firstName" | "lastName"> {
  if (email === 0 && cells.length === 3) return { firstName: cells[1] ?? "", lastName: cells[2] ?? "" };
  const [first = "", ...rest] = cells
    .filter((cell, at) => at !== email && isName(cell) && wordsBeside(cell) !== "")
    .map(withoutLabel);
  // `Raman, Priya` in one cell is the whole name; further cells are something else.
  if (rest.length === 0 || first.includes(",")) return getName(first);
  return { firstName: first, lastName: rest.join(" ") };
}

/** Whether a cell can be a name: the number of a row, a date or a sign has no letter. */
function isName(cell: string): boolean {
  return /\p{L}/u.test(cell);
}

/** Removes the label that mail programs and forms write before a name or an address: `Cc:`, `Name:`. */
function withoutLabel(text: string): string {
  return text.replace(/^\s*(?:to|cc|bcc|an|name|e-?mail|mail)\s*:\s*/i, "");
}

/** The text beside the addresses in a cell, without their brackets, quotes and labels. */
function wordsBeside(cell: string): string {
  const remaining = getTokens(cell).reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`,
    cell,
  );
  const bare = withoutLabel(remaining)
    .replace(/[<([{]\s*(?:mailto:?)?\s*[>)\]}]/gi, " ")
    .replace(/["“”„«»<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[([](.*)[)\]]$/, "$1")
    .replace(/^'(.*)'$/, "$1")
    .replace(/^[\s:,;=/–—-]+/, "")
    .replace(/[\s:,;=/–—-]+$/, "");
  return !isName(bare) || /^(?:e-?mail|mail|name|address|adresse)$/i.test(bare) ? "" : bare;
}

/** `Raman, Priya` and `Priya Raman`. */
function getName(name: string): Pick<ListedPerson, "firstName" | "lastName"> {
  const [before = "", ...after] = name.split(",").map((part) => part.trim());
  if (after.length > 0) return { firstName: after.filter(Boolean).join(" "), lastName: before };
  const [firstName = "", ...rest] = before.split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** Splits a line into cells by the first of these delimiters that occurs outside quotes; without any, the line is one cell. */
function getCells(line: string): { readonly delimiter: string; readonly cells: readonly string[] } {
  for (const delimiter of ["\t", ";", "|", ","]) {
    const cells = splitCells(line, delimiter);
    if (cells.length > 1) return { delimiter, cells };
  }
  return { delimiter: "", cells: splitCells(line, "\n") };
}

/** Splits by the rules of RFC 4180, but only within the line: an unclosed quote is an ordinary character. */
function splitCells(line: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  for (let at = 0; ; ) {
    const begin = at + getLength(/^ */, line.slice(at));
    const quoted = /^"((?:[^"]|"")*)"/.exec(line.slice(begin));
    const rest = begin + (quoted?.[0].length ?? 0);
    const end = line.indexOf(delimiter, rest);
    const tail = line.slice(rest, end === -1 ? line.length : end);
    cells.push(`${quoted?.[1]?.replaceAll('""', '"') ?? ""}${tail}`.trim());
    if (end === -1) return cells;
    at = end + delimiter.length;
  }
}

/** The person in a row below a heading; undefined if the row does not match the heading and is read alone. */
function personInColumns(line: string, columns: Columns): ListedPerson | undefined {
  const { cells } = getCells(line);
  const cell = cells[columns.email];
  if (cell === undefined || cells.length < 2) return undefined;
  const tokens = getTokens(cell);
  if (tokens.length === 0 && getTokens(line).length > 0) return undefined;
  if (new Set(tokens.map(({ address }) => emailKey(address))).size > 1) return undefined;
  const firstName = cells[columns.firstName] ?? "";
  const lastName = [columns.prefix, columns.lastName]
    .map((at) => cells[at] ?? "")
    .join(" ")
    .trim();
  if (firstName === "" && lastName === "" && tokens.length > 0) return undefined;
  // A name must not contain an address.
  if (getTokens(firstName).length + getTokens(lastName).length > 0) return undefined;
  return {
    email: tokens[0]?.address ?? cell,
    ...(columns.firstName === -1 ? getName(lastName) : { firstName, lastName }),
  };
}
