import { expect, test } from "vitest";
import { getInitials } from "./initials.ts";

test.each([
  ["Ada Lovelace", "AL"],
  ["Ada", "A"],
  ["  ada   king  lovelace ", "AL"],
  ["Émile Zola", "ÉZ"],
  ["𝒜da 𝓛ovelace", "𝒜𝓛"],
  ["", "?"],
  ["   ", "?"],
])("%j is shown as %j", (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
