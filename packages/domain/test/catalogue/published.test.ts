import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "../../src/logbook/catalogue/catalogue.ts";
import { getProcedures } from "../../src/logbook/catalogue/lookup.ts";
import type { Procedure } from "../../src/logbook/record.ts";

/** All procedures ever published. Rows are only added, never changed or removed. */
const [, ...published] = readFileSync(join(import.meta.dirname, "published.tsv"), "utf8")
  .trim()
  .split("\n");
const sinceOf = (row: string) => row.slice(0, row.indexOf("\t"));
const getProcedure = (row: string) => row.slice(row.indexOf("\t") + 1);

function toRow({ code, interventionType, organSystem, category, subCategory, name }: Procedure): string {
  return [code, interventionType, organSystem, category, subCategory, name].join("\t");
}

test("every published procedure is still offered or retired, with its code and texts", () => {
  const known = new Set([...getProcedures(catalogue), ...catalogue.retired].map(toRow));
  expect(published.map(getProcedure).filter((row) => !known.has(row))).toEqual([]);
});

test("every procedure of the catalogue is in published.tsv (append the missing rows)", () => {
  const known = new Set(published.map(getProcedure));
  const missing = [...getProcedures(catalogue), ...catalogue.retired]
    .map(toRow)
    .filter((row) => !known.has(row));
  expect(missing.map((row) => `${catalogue.version}\t${row}`)).toEqual([]);
});

test("every code is published once, and the latest version is the catalogue's", () => {
  const codes = published.map((row) => getProcedure(row).slice(0, 7));
  expect(new Set(codes).size).toBe(codes.length);
  const versions = new Set(published.map(sinceOf));
  expect([...versions].toSorted().at(-1)).toBe(catalogue.version);
});
