import { strToU8, zipSync } from "fflate";
import type { ExportColumn } from "./export-column.ts";

const dayMs = 86_400_000;
/** Spreadsheets have a 29 February 1900, which did not exist: in some of them, earlier dates are a day off. */
const firstSureDay = Date.UTC(1900, 2, 1);

/** The day before the first one that spreadsheets count, after their 29 February 1900. */
const dayZero = Date.UTC(1899, 11, 30);

/** How many rows are made between two calls of `onProgress`. */
const stride = 100;

/** The name of a sheet and its content. */
export type Sheet<Row> = { readonly name: string; readonly columns: readonly ExportColumn<Row>[] };

/** A sheet with its rows. */
export type FilledSheet<Row> = Sheet<Row> & { readonly rows: readonly Row[] };

/**
 * The file of an export (6.011, 7.069): a sheet with a bold, frozen header row, and a second sheet that explains it where one
 * is given. Text is stored and formatted as text, so that `=1+1` is no formula and does not become one when its cell is edited
 * (X82); days have no time and no time zone. Rows are written as text one after the other, because exceljs has all cells in memory as
 * objects and needs 800 MB for 20,000 records.
 */
export async function makeWorkbook<Row, Explained = never>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  onProgress: (made: number) => void = () => {},
  explanation?: FilledSheet<Explained>,
): Promise<ArrayBuffer> {
  const parts: Record<string, Uint8Array> = {};
  for (const { name, text } of getParts(sheet, rows, onProgress, explanation))
    parts[name] = strToU8([...text].join(""));
  // The parts of a document have no time of their own; this is the first day that a zip can state.
  return zipSync(parts, { mtime: new Date(1980, 0, 1) }).buffer;
}

/** A part of the file: its name there, and its text in pieces. */
type Part = { readonly name: string; readonly text: Iterable<string> };

/** The parts of the file. The texts of all cells come last, when each is known. */
function* getParts<Row, Explained>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  onProgress: (made: number) => void,
  explanation: FilledSheet<Explained> | undefined,
): Iterable<Part> {
  const names = [sheet.name, ...(explanation === undefined ? [] : [explanation.name])];
  const part = (name: string, ...text: readonly string[]): Part => ({
    name,
    text: [declaration, ...text],
  });
  yield part("[Content_Types].xml", contentTypes(names.length));
  yield part("_rels/.rels", relations([`${office}/officeDocument`, "xl/workbook.xml"]));
  yield part("xl/workbook.xml", workbookXml(names));
  yield part(
    "xl/_rels/workbook.xml.rels",
    relations(
      ...names.map((_, at): Relation => [`${office}/worksheet`, `worksheets/sheet${at + 1}.xml`]),
      [`${office}/styles`, "styles.xml"],
      [`${office}/sharedStrings`, "sharedStrings.xml"],
    ),
  );
  yield part("xl/styles.xml", stylesXml);
  const texts = new Map<string, number>();
  yield { name: "xl/worksheets/sheet1.xml", text: sheetXml(sheet, rows, texts, onProgress) };
  if (explanation !== undefined)
    yield { name: "xl/worksheets/sheet2.xml", text: sheetXml(explanation, explanation.rows, texts) };
  yield { name: "xl/sharedStrings.xml", text: sharedTextsXml(texts) };
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

function contentTypes(sheets: number): string {
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  return [
    `<Types xmlns="${packages}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    type("workbook", "sheet.main"),
    ...Array.from({ length: sheets }, (_, at) => type(`worksheets/sheet${at + 1}`, "worksheet")),
    type("styles", "styles"),
    type("sharedStrings", "sharedStrings"),
    "</Types>",
  ].join("");
}

type Relation = readonly [type: string, target: string];

function relations(...targets: readonly Relation[]): string {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${each.join("")}</Relationships>`;
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${sheets.join("")}</sheets></workbook>`;
}

/** The formats of cells by the kind of their column, and of the header row. Their numbers are positions in `cellXfs`. */
const formats = { number: 0, any: 0, text: 1, day: 2 } as const;
const headerFormat = 3;

/** 49 is the spreadsheets' own number of the format of text. */
const stylesXml = [
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">',
  ...[0, 49, 164].map(
    (id) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>',
].join("");

function* sheetXml<Row>(
  { columns }: Sheet<Row>,
  rows: readonly Row[],
  texts: Map<string, number>,
  onProgress: (made: number) => void = () => {},
): Iterable<string> {
  const letters = columns.map((_, at) => getLetters(at));
  const widths = columns.map(
    ({ header, width, kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(width, header.length + 2)}" style="${formats[kind]}" customWidth="1"/>`,
  );
  const headers = columns.map(
    ({ header }, at) => `<c r="${letters[at]}1" s="${headerFormat}" ${textValue(header, texts)}</c>`,
  );
  yield [
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join("")}</cols><sheetData>`,
    `<row r="1" s="${headerFormat}" customFormat="1">${headers.join("")}</row>`,
  ].join("");
  for (let from = 0; from < rows.length; from += stride) {
    yield rows
      .slice(from, from + stride)
      .map((row, at) => {
        const number = from + at + 2;
        const cells = columns.map((column, place) =>
          cellXml(column, row, `${letters[place]}${number}`, texts),
        );
        return `<row r="${number}">${cells.join("")}</row>`;
      })
      .join("");
    onProgress(Math.min(from + stride, rows.length));
  }
  yield "</sheetData></worksheet>";
}

/** A cell; an empty one is left out, which saves much time and memory in a large sheet. */
function cellXml<Row>(
  column: ExportColumn<Row>,
  row: Row,
  place: string,
  texts: Map<string, number>,
): string {
  const value = column.value(row);
  if (value === null || value === undefined || value === "") return "";
  const cell = `<c r="${place}" s="${formats[column.kind]}" `;
  if (typeof value === "number") return Number.isFinite(value) ? `${cell}><v>${value}</v></c>` : "";
  if (typeof value === "boolean") return `${cell}t="b"><v>${Number(value)}</v></c>`;
  const day = column.kind === "day" ? dayNumber(value) : undefined;
  return day === undefined ? `${cell}${textValue(value, texts)}</c>` : `${cell}><v>${day}</v></c>`;
}

/** The rest of a cell's tag and its value: the number of its text among all different texts. */
function textValue(text: string, texts: Map<string, number>): string {
  const number = texts.get(text) ?? texts.size;
  texts.set(text, number);
  return `t="s"><v>${number}</v>`;
}

function* sharedTextsXml(texts: ReadonlyMap<string, number>): Iterable<string> {
  yield `${declaration}<sst xmlns="${main}" uniqueCount="${texts.size}">`;
  let some = "";
  for (const text of texts.keys()) {
    some += `<si><t xml:space="preserve">${xmlText(escaped(text))}</t></si>`;
    if (some.length > 50_000) {
      yield some;
      some = "";
    }
  }
  yield `${some}</sst>`;
}

/** The name of a column: A to Z, then AA. */
function getLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : getLetters(Math.floor(column / 26) - 1) + letter;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text inside XML. Control characters, which XML cannot have, are left out. */
function xmlText(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => (isXmlCharacter(sign) ? sign : ""));
}

function isXmlCharacter(sign: string): boolean {
  return "\t\n\r".includes(sign) || (sign >= " " && sign < "\uFFFE");
}

/** Spreadsheets write a character by its number as `_x0041_`; a text that happens to look like that is escaped. */
function escaped(text: string): string {
  return text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
}

/** The number of a day as spreadsheets count them; undefined for a text that is none, and for a day before they agree. */
function dayNumber(text: string): number | undefined {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || at < firstSureDay ? undefined : Math.floor((at - dayZero) / dayMs);
}
