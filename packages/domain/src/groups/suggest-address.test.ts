import { expect, test } from "vitest";
import { isOneSlipAway, suggestAddresses } from "./suggest-address.ts";

test.each([
  ["maya@gmial.com", "maya@gmail.com"],
  ["maya@gmail.con", "maya@gmail.com"],
  ["maya@gmail.co", "maya@gmail.com"],
  ["Maya@hotmial.com", "Maya@hotmail.com"],
  ["maya@outloook.com", "maya@outlook.com"],
  ["maya@gmx.d", "maya@gmx.de"],
  ["maya@t-onlin.de", "maya@t-online.de"],
])("for %s, %s is suggested", (typed, meant) => {
  expect(suggestAddresses([typed])).toEqual([meant]);
});

test.each(["maya@gmail.com", "maya@gmx.at", "maya@mail.com", "maya@northgate.example", "maya", "@", "maya@"])(
  "for %s, no other address is suggested",
  (typed) => {
    expect(suggestAddresses([typed])).toEqual([undefined]);
  },
);

test("the domain of at least three rows of a list counts as known", () => {
  const slip = "nils@northagte.example";
  const of = (count: number) =>
    suggestAddresses([...Array.from({ length: count }, (_, at) => `p${at}@northgate.example`), slip]).at(-1);
  expect(of(2)).toBeUndefined();
  expect(of(3)).toBe("nils@northgate.example");
});

test.each([
  ["abc", "abc", false],
  ["abc", "ab", true],
  ["abc", "abxc", true],
  ["abc", "axc", true],
  ["abc", "acb", true],
  ["abc", "cba", false],
  ["abcd", "badc", false],
  ["ab", "", false],
  ["aab", "ab", true],
])("%s and %s", (one, other, isSlip) => {
  expect(isOneSlipAway(one, other)).toBe(isSlip);
  expect(isOneSlipAway(other, one)).toBe(isSlip);
});
