import { expect, test } from "vitest";
import { isNamed } from "./is-named.ts";

test("the name itself, and nothing like it (X116)", () => {
  expect(isNamed("IR Residents", " IR  Residents ")).toBe(true);
  expect(isNamed("Zoë 🫀 / 2", "Zoe\u0308 🫀 / 2")).toBe(true);
  for (const other of ["", "ir residents", "IR Resident", "Residents"])
    expect(isNamed("IR Residents", other)).toBe(false);
});
