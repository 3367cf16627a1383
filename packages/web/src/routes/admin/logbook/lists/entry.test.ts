import { expect, test } from "vitest";
import { likelyKeeper, matching } from "./entry.ts";

const entry = (name: string, recordCount = 0, email: string | null = null) => ({
  id: name,
  name,
  recordCount,
  email,
});
const entries = [
  entry("Wójcik, Katarzyna", 4, "kw@northgate.example"),
  entry("O'Brien, Patrick"),
  entry("Demir, Yusuf"),
];

test.each([
  ["", 3],
  ["  ", 3],
  ["wojcik", 1],
  ["KATARZYNA wój", 1],
  ["northgate", 1],
  ["o'brien", 1],
  ["brien wojcik", 0],
])("a search for %j finds %i", (search, count) => {
  expect(matching(entries, search)).toHaveLength(count);
});

test("of two duplicates, the verified one is kept, or else the one with more records", () => {
  const [few, many, verified] = [entry("few", 1), entry("many", 9), entry("verified", 0, "v@x.example")];
  expect(likelyKeeper([many, verified])).toBe(verified);
  expect(likelyKeeper([verified, many])).toBe(verified);
  expect(likelyKeeper([few, many])).toBe(many);
  expect(likelyKeeper([few, entry("other", 1)])).toBe(few);
});
