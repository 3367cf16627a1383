import fc from "fast-check";
import { expect, test } from "vitest";
import { searchForm } from "./search-form.ts";

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
  expect(searchForm(text)).toBe(form);
});

test("the search form is stable, and the same for composed and decomposed text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const form = searchForm(text);
      expect(searchForm(form)).toBe(form);
      expect(searchForm(text.normalize("NFD"))).toBe(searchForm(text.normalize("NFC")));
    }),
  );
});
