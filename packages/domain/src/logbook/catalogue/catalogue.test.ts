import { expect, test } from "vitest";
import { interventionTypes, procedureCategories } from "../values.ts";
import { catalogue, findProcedure, proceduresOf } from "./catalogue.ts";

const procedures = proceduresOf(catalogue);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("the catalogue says its version, source and licence", () => {
  expect(catalogue.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(catalogue.source).not.toBe("");
  expect(catalogue.licence).toBe("Apache-2.0");
});

test("it has all eight intervention types, in their order (7.016)", () => {
  expect(catalogue.interventionTypes.map(({ name }) => name)).toEqual(interventionTypes);
});

test("it has at least 120 procedures, and every category is one of the five (7.017)", () => {
  expect(procedures.length).toBeGreaterThanOrEqual(120);
  for (const { category } of procedures) expect(procedureCategories).toContain(category);
});

test("codes and names are unique, and so are the names of a level beneath one parent", () => {
  expect(repeated(procedures.map(({ code }) => code))).toEqual([]);
  expect(repeated(procedures.map(({ name }) => name))).toEqual([]);
  for (const type of catalogue.interventionTypes) {
    expect(repeated(type.organSystems.map(({ name }) => name))).toEqual([]);
    for (const system of type.organSystems) {
      expect(repeated(system.categories.map(({ name }) => name))).toEqual([]);
      for (const { subCategories } of system.categories) {
        expect(subCategories.length).toBeGreaterThan(0);
        expect(repeated(subCategories.map(({ subCategory }) => subCategory))).toEqual([]);
      }
    }
  }
});

test("codes have one form, whose letters name the intervention type", () => {
  const letters = new Map<string, string>();
  for (const { code, interventionType } of procedures) {
    expect(code).toMatch(/^[A-Z]{2}-\d{4}$/);
    const first = letters.get(interventionType) ?? code.slice(0, 2);
    letters.set(interventionType, first);
    expect(code.slice(0, 2)).toBe(first);
  }
  expect(new Set(letters.values()).size).toBe(8);
});

test("texts are tidy: they would pass the form's own check unchanged", () => {
  for (const procedure of procedures) {
    for (const text of Object.values(procedure)) {
      expect(text).toBe(text.trim().replace(/\s+/g, " ").normalize("NFC"));
      expect(text.length).toBeLessThanOrEqual(120);
    }
  }
});

test("a procedure is found by its code alone", () => {
  expect(findProcedure(catalogue, "VI-8001")?.name).toBe("Placement of an inferior vena cava filter");
  expect(findProcedure(catalogue, "vi-8001")).toBeUndefined();
  expect(findProcedure(catalogue, "__proto__")).toBeUndefined();
});
