import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparableName, likelyDuplicates } from "./likely-duplicates.ts";

const pairsOf = (...names: string[]) => likelyDuplicates(names, (name) => name);

describe("likely duplicates", () => {
  test.each([
    ["Wójcik, Katarzyna", "Wojcik, Katarzyna"],
    ["Whitfield, Eleanor", "Eleanor, Whitfield"],
    ["O'Brien, Patrick", "OBrien, Patrick"],
    ["Nguyen-Hall, Charlotte", "Nguyen Hall, Charlotte"],
    ["Demir, Yusuf", "Demir, Dr. Yusuf"],
    ["Whitfield, Eleanor", "Whitfeild, Eleanor"],
    ["Bellini, Andrea", "Belini, Andrea"],
    ["Haddad, Nadia", "Hadded, Nadia"],
    ["Łukasz, Ørsted", "Lukasz, Orsted"],
    ["St. Aldhelm Medical Center", "Saint Aldhelm Medical Centre"],
    ["Northgate Veterans Clinic", "Northgate Veteran's Clinic"],
  ])("%s and %s", (first, second) => {
    expect(pairsOf(first, "Somebody, Else", second)).toEqual([[first, second]]);
    expect(pairsOf(second, first)).toEqual([[second, first]]);
  });
});

describe("different names", () => {
  test.each([
    ["Sato, Mei", "Sato, Mai"],
    ["Iyer, Rajesh", "Iyer, Ramesh Kumar"],
    ["Ward 1 Hospital North", "Ward 2 Hospital North"],
    ["Osei, Samuel", "Osei, Samantha"],
    ["", ""],
    ["...", "---"],
  ])("%s and %s", (first, second) => {
    expect(pairsOf(first, second)).toEqual([]);
  });
});

test("a single typing error in a long name is found at any position", () => {
  const name = fc.stringMatching(/^[a-z]{10,20}$/);
  fc.assert(
    fc.property(name, fc.nat(), fc.constantFrom("insert", "leave out", "change"), (text, at, slip) => {
      const index = at % text.length;
      const added = slip === "leave out" ? "" : "x";
      const slipped = text.slice(0, index) + added + text.slice(slip === "insert" ? index : index + 1);
      expect(pairsOf(text, slipped)).toEqual([[text, slipped]]);
    }),
  );
});

test("normalising a comparable name again does not change it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const once = comparableName(name);
      expect(comparableName(once)).toBe(once);
    }),
  );
});

test("thousands of names are compared without delay", () => {
  const names = Array.from({ length: 3000 }, (_, index) => `Family${index * 7919}, Given${index}`);
  expect(likelyDuplicates(names, (name) => name)).toEqual([]);
});
