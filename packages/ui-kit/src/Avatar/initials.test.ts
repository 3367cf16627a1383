import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ada Lovelace", "AL"],
  ["Ada", "A"],
  ["  ada   king  lovelace ", "AL"],
  ["Émile Zola", "ÉZ"],
  ["𝒜da 𝓛ovelace", "𝒜𝓛"],
  ["", "?"],
  ["   ", "?"],
])("%j is shown as %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
