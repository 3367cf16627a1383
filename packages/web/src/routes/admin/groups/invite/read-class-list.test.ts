import { expect, test } from "vitest";
import { readClassList, textOfFile } from "./read-class-list.ts";
import { previewRows, resultRows, tally } from "./result-rows.ts";

const maya = { email: "maya@x.org", firstName: "Maya", lastName: "Lindqvist", verdict: "ready" };
const nils = { email: "nils@x.org", firstName: "Nils", lastName: "Falk", verdict: "ready" };

test.each([
  ["commas", "maya@x.org, Maya, Lindqvist\nnils@x.org, Nils, Falk"],
  [
    "semicolons and a heading",
    "E-mail;First name;Last name\r\nmaya@x.org;Maya;Lindqvist\r\nnils@x.org;Nils;Falk\r\n",
  ],
  ["tabs, as a spreadsheet is pasted", "Maya\tLindqvist\tmaya@x.org\nNils\tFalk\tnils@x.org\n\n"],
  ["quotes", '"maya@x.org","Maya","Lindqvist"\n"nils@x.org","Nils","Falk"'],
  ["commas, and beneath it one with semicolons", "maya@x.org, Maya, Lindqvist\nnils@x.org; Nils; Falk"],
  ["a mail program", '"Lindqvist, Maya" <maya@x.org>, Nils Falk <nils@x.org>'],
])("a list with %s", async (_, text) => {
  expect(await readClassList(text)).toEqual([maya, nils]);
});

test("a line break in a cell, an empty text and one person", async () => {
  expect(await readClassList('maya@x.org,"Maya\nSofia",Lindqvist')).toEqual([
    { ...maya, firstName: "Maya Sofia" },
  ]);
  expect(await readClassList(" \n ")).toEqual([]);
  expect(await readClassList("maya@x.org")).toEqual([{ ...maya, firstName: "", lastName: "" }]);
});

test("2,000 rows are read within a blink", async () => {
  const text = Array.from({ length: 2000 }, (_, at) => `person${at}@x.org,First ${at},Last`).join("\n");
  const began = performance.now();
  expect(await readClassList(text)).toHaveLength(2000);
  expect(performance.now() - began).toBeLessThan(500);
});

test("files of spreadsheets, old and new; pictures are none", async () => {
  const text = "jürgen@x.org,Jürgen";
  const latin = Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)));
  const wide = new Uint8Array([0xff, 0xfe, ...Array.from(latin).flatMap((byte) => [byte, 0])]);
  for (const bytes of [`\ufeff${text}`, latin, wide]) expect(await textOfFile(new Blob([bytes]))).toBe(text);
  expect(await textOfFile(new Blob([new Uint8Array([0x89, 0x50, 0, 0, 1])]))).toBeUndefined();
});

test("a list is summed up in words, before and after", async () => {
  const people = await readClassList("maya@x.org\nMAYA@x.org\nnobody\nnils@x.org");
  expect(tally(previewRows(people))).toBe("2 to be invited · 1 duplicate · 1 not an address");
  const rows = resultRows(people, ["invited", "duplicate", "notAnAddress", "alreadyMember"]);
  expect(tally(rows)).toBe("1 invited · 1 already a member · 1 duplicate · 1 not an address");
});
