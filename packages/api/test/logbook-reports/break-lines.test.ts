import { expect, test } from "vitest";
import { breakLines } from "../../src/modules/logbook-reports/break-lines.ts";
import { columnWidths } from "../../src/modules/logbook-reports/column-widths.ts";
import { findUnprintable, printableText } from "../../src/modules/logbook-reports/printable-text.ts";

const measure = (part: string) => part.length;

test.each([
  ["between words", "one two three", 8, ["one two ", "three"]],
  ["a word that just fits", "one two three", 7, ["one two ", "three"]],
  ["a word that is too wide, after its hyphen", "Dr Müller-Lüdenscheidt", 14, ["Dr Müller-", "Lüdenscheidt"]],
  ["anywhere, where nothing else fits", "abcdefgh ij", 3, ["abc", "def", "gh ", "ij"]],
  ["nothing", "", 3, [""]],
])("a line is broken %s", (_where, text, width, lines) => {
  const broken = breakLines(text, width, measure);
  expect(broken.map((line) => line.text)).toEqual(lines);
  // A space at the end has no width, so that texts at the right end at the same place.
  for (const line of broken) expect(line.width).toBe(line.text.trimEnd().length);
});

test("no column is narrower than its least width, and together they are as wide as the table", () => {
  expect(columnWidths([1, 1, 2], [0, 0, 0], 100)).toEqual([25, 25, 50]);
  expect(columnWidths([1, 1, 2], [40, 0, 0], 100)).toEqual([40, 20, 40]);
  expect(columnWidths([1, 1], [70, 60], 100)).toEqual([70, 60]);
});

test("letters of other alphabets are replaced and told, others are printed as plain ones", () => {
  expect(printableText("Ｍａｙａ  Łukasz Αθηνά 田中")).toBe("Maya Łukasz Αθηνά \uFFFD\uFFFD");
  expect(findUnprintable(["Maya", "田中", "Łukasz", "田中"])).toEqual(["田中"]);
});
