import { expect, test } from "vitest";
import { spaceCode } from "./space-code.ts";

test.each([
  ["Neurovascular", "neurovascular"],
  ["Herz / Gefäße – Übungen", "herz-gefa-e-ubungen"],
  ["🫀", "space"],
  ["  Access & closure  ", "access-closure"],
  ["x".repeat(10_000), "x".repeat(40)],
])("%s has the code %s", (name, code) => {
  expect(spaceCode(name, new Set())).toBe(code);
  expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("a code that is already used gets a number", () => {
  expect(spaceCode("Neuro", new Set(["neuro", "neuro-2"]))).toBe("neuro-3");
});
