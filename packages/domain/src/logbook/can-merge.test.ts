import { expect, test } from "vitest";
import { canMerge, type EntryFacts } from "./can-merge.ts";

const entry = (overrides: Partial<EntryFacts> = {}): EntryFacts => ({
  id: "a",
  customerId: 1,
  isRemoved: false,
  mergedInto: null,
  ...overrides,
});

test("only two different active entries of one account can be merged (X85)", () => {
  expect(canMerge(entry(), entry({ id: "b" }))).toBe(true);
  expect(canMerge(entry(), entry())).toBe(false);
  expect(canMerge(entry(), entry({ id: "b", customerId: 2 }))).toBe(false);
  expect(canMerge(entry({ isRemoved: true }), entry({ id: "b" }))).toBe(false);
  expect(canMerge(entry(), entry({ id: "b", isRemoved: true }))).toBe(false);
  expect(canMerge(entry(), entry({ id: "b", mergedInto: "c" }))).toBe(false);
});
