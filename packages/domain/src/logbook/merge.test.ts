import { expect, test } from "vitest";
import { canMerge, type EntryFacts } from "./merge.ts";

const entry = (overrides: Partial<EntryFacts> = {}): EntryFacts => ({
  id: "a",
  customerId: 1,
  isRemoved: false,
  mergedInto: null,
  ...overrides,
});

test("two standing entries of one account may be merged, and no others (X85)", () => {
  expect(canMerge(entry(), entry({ id: "b" }))).toBe(true);
  expect(canMerge(entry(), entry())).toBe(false);
  expect(canMerge(entry(), entry({ id: "b", customerId: 2 }))).toBe(false);
  expect(canMerge(entry({ isRemoved: true }), entry({ id: "b" }))).toBe(false);
  expect(canMerge(entry(), entry({ id: "b", isRemoved: true }))).toBe(false);
  expect(canMerge(entry(), entry({ id: "b", mergedInto: "c" }))).toBe(false);
});
