import fc from "fast-check";
import { expect, test } from "vitest";
import { interventionTypes, procedureCategories } from "../values.ts";
import { catalogue, catalogueOrigin } from "./catalogue.ts";
import { findProcedure, findRetired, getProcedures } from "./lookup.ts";

const procedures = getProcedures(catalogue);
const offered = fc.constantFrom(...procedures);
const lower = (text: string) => text.toLowerCase();

/** Values that occur more than once, without regard to case. */
const repeated = (values: readonly string[]) =>
  values.map(lower).filter((value, index, all) => all.indexOf(value) !== index);

test("the catalogue has a version, a source and a licence", () => {
  expect(catalogue.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(catalogueOrigin.source).not.toBe("");
  expect(catalogueOrigin.licence).toBe("Apache-2.0");
});

test("the catalogue has all eight intervention types in order (7.016)", () => {
  expect(catalogue.interventionTypes.map(({ name }) => name)).toEqual(interventionTypes);
});

test("the catalogue has at least 600 procedures, all in one of the five categories (7.017)", () => {
  expect(procedures.length).toBeGreaterThanOrEqual(600);
  for (const { category } of procedures) expect(procedureCategories).toContain(category);
});

test("no level is empty or contains the same name twice", () => {
  for (const { organSystems } of catalogue.interventionTypes) {
    expect(organSystems.length).toBeGreaterThan(0);
    expect(repeated(organSystems.map(({ name }) => name))).toEqual([]);
    for (const { categories } of organSystems) {
      expect(categories.length).toBeGreaterThan(0);
      expect(repeated(categories.map(({ name }) => name))).toEqual([]);
      for (const { subCategories } of categories) {
        expect(subCategories.length).toBeGreaterThan(0);
        expect(repeated(subCategories.map(({ subCategory }) => subCategory))).toEqual([]);
      }
    }
  }
});

test("every procedure has its own code and name", () => {
  expect(repeated(procedures.map(({ code }) => code))).toEqual([]);
  expect(repeated(procedures.map(({ name }) => name))).toEqual([]);
});

test("all codes have one format, and their prefix identifies the intervention type", () => {
  const prefixes = new Map<string, string>();
  for (const { code, interventionType } of procedures) {
    expect(code).toMatch(/^[A-Z]{2}-[1-8]\d{3}$/);
    const prefix = prefixes.get(interventionType) ?? code.slice(0, 4);
    prefixes.set(interventionType, prefix);
    expect(code.slice(0, 4)).toBe(prefix);
  }
  expect(new Set(prefixes.values()).size).toBe(8);
});

test("the procedures of a category are sorted by code", () => {
  for (const { organSystems } of catalogue.interventionTypes) {
    for (const { subCategories } of organSystems.flatMap(({ categories }) => categories)) {
      const codes = subCategories.map(({ code }) => code);
      expect(codes).toEqual(codes.toSorted());
    }
  }
});

test("all texts are normalised like input of the form", () => {
  for (const procedure of procedures) {
    for (const text of Object.values(procedure)) {
      expect(text).toBe(text.trim().replace(/\s+/g, " ").normalize("NFC"));
      expect(text).toMatch(/^[A-Z]/);
      expect(text.length).toBeLessThanOrEqual(80);
    }
  }
});

test("every word has the same spelling throughout", () => {
  const others =
    /tumors?\b|(?<!o)esophag|celiac(?<!coeliac)|ischem|hem(?=orrh|at)|pediat|anesth|cecos|tunnelled|[il]sation|fibre optic/i;
  expect(procedures.filter(({ name, subCategory }) => others.test(`${name} ${subCategory}`))).toEqual([]);
});

test("a procedure is found only by its exact code", () => {
  fc.assert(
    fc.property(offered, (each) => {
      expect(findProcedure(catalogue, each.code)).toEqual(each);
    }),
  );
  const codes = new Set(procedures.map(({ code }) => code));
  fc.assert(
    fc.property(
      fc.string().filter((text) => !codes.has(text)),
      (text) => {
        expect(findProcedure(catalogue, text)).toBeUndefined();
      },
    ),
  );
  expect(findProcedure(catalogue, "vi-8001")).toBeUndefined();
  expect(findProcedure(catalogue, "__proto__")).toBeUndefined();
});

test("a retired procedure is no longer offered but still known", () => {
  expect(catalogue.retired.length).toBeGreaterThan(0);
  for (const { retiredIn, ...procedure } of catalogue.retired) {
    expect(findProcedure(catalogue, procedure.code)).toBeUndefined();
    expect(findRetired(catalogue, procedure.code)).toEqual(procedure);
    expect(Number.parseInt(retiredIn, 10)).toBeLessThanOrEqual(Number.parseInt(catalogue.version, 10));
  }
  expect(findRetired(catalogue, "AI-1001")).toBeUndefined();
});
