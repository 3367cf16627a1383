import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseForSearch } from "./normalise-for-search.ts";

test.each([
  ["Kovács", "kovacs"],
  ["WÓJCIK", "wojcik"],
  ["Søren Ærø", "soren aero"],
  ["Łukasz", "lukasz"],
  ["İstanbul", "istanbul"],
  ["Straße", "strasse"],
  ["Nguyễn", "nguyen"],
  ["100% _\\", "100% _\\"],
  ["😀", "😀"],
])("%s is compared as %s", (text, form) => {
  expect(normaliseForSearch(text)).toBe(form);
});

test("the search form is stable, and the same for composed and decomposed text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const form = normaliseForSearch(text);
      expect(normaliseForSearch(form)).toBe(form);
      expect(normaliseForSearch(text.normalize("NFD"))).toBe(normaliseForSearch(text.normalize("NFC")));
    }),
  );
});
