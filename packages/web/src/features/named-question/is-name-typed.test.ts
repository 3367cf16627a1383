import { expect, test } from "vitest";
import { isNameTyped } from "./is-name-typed.ts";

test("only the exact name is accepted, ignoring spacing and Unicode form (X116)", () => {
  expect(isNameTyped("IR Residents", " IR  Residents ")).toBe(true);
  expect(isNameTyped("Zoë 🫀 / 2", "Zoe\u0308 🫀 / 2")).toBe(true);
  for (const other of ["", "ir residents", "IR Resident", "Residents"])
    expect(isNameTyped("IR Residents", other)).toBe(false);
});
