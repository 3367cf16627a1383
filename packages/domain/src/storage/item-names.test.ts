import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bytesOf,
  foldedName,
  keyOfPath,
  numberedName,
  orderOfName,
  readName,
  readPath,
} from "./item-names.ts";
import { storageLimits } from "./limits.ts";

const getReason = (name: string) => {
  const read = readName(name);
  return read.ok ? read.value : read.error.reason;
};

test.each([
  ["Device manual.pdf", "Device manual.pdf"],
  ["  spaced.txt \t", "spaced.txt"],
  ["e\u0301t\u00e9", "\u00e9t\u00e9"],
  ["👩🏽‍⚕️ rounds 🫀.png", "👩🏽‍⚕️ rounds 🫀.png"],
  ["左冠動脈.mp4", "左冠動脈.mp4"],
  [".hidden", ".hidden"],
  ["a%2fb", "a%2fb"],
  ["..%2f..%2fetc", "..%2f..%2fetc"],
  ["...", "ends_with_dot"],
  ["notes.", "ends_with_dot"],
  ["", "empty"],
  ["   ", "empty"],
  ["\u200b\u2060", "empty"],
  [".", "dots"],
  ["..", "dots"],
  [" .. ", "dots"],
  ["a/b", "sign"],
  ["a\\b", "sign"],
  ["a\0b", "sign"],
  ["a\nb", "sign"],
  ["a\u007fb", "sign"],
  ["gnp.\u202eexe", "sign"],
  ["\ud800", "sign"],
  ["x\udfffy", "sign"],
  ["x".repeat(255), "x".repeat(255)],
  ["x".repeat(256), "name_too_long"],
  ["ä".repeat(128), "name_too_long"],
])("the name %j is read as %j (8.007)", (given, read) => {
  expect(getReason(given)).toBe(read);
});

test("a path is split into names, and relative parts or more than 1,024 bytes are refused (8.009)", () => {
  expect(readPath("")).toEqual({ ok: true, value: [] });
  expect(readPath("a/b/")).toEqual({ ok: true, value: ["a", "b"] });
  for (const path of ["/a", "a//b", "a/../b", "../a", "./a", "a/b//", "//"])
    expect([path, readPath(path).ok]).toEqual([path, false]);
  const long = Array.from({ length: 4 }, () => "x".repeat(255)).join("/");
  expect(bytesOf(long)).toBe(1023);
  expect(readPath(long).ok).toBe(true);
  expect(readPath(`${long}/x`)).toMatchObject({ error: { reason: "path_too_long" } });
  expect(readPath(`${long}/x`, false).ok).toBe(true);
});

test("every accepted path gives the same text again and contains no relative names", () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          "/",
          ".",
          "\\",
          "%",
          " ",
          "\0",
          "\n",
          "\ud83d",
          "\ude00",
          "\u0301",
          "e",
          "\u202e",
          "A",
          "ß",
        ),
        maxLength: 20,
      }),
      (given) => {
        const read = readPath(given);
        if (!read.ok) return;
        const key = keyOfPath(read.value, true);
        expect(readPath(key)).toEqual(read);
        for (const name of read.value) {
          expect(["", ".", ".."]).not.toContain(name);
          expect(name).not.toMatch(/[/\\\0]/);
          expect(name).toBe(name.normalize("NFC"));
          expect(bytesOf(name)).toBe(new TextEncoder().encode(name).length);
        }
      },
    ),
  );
});

test("names that differ only in case or Unicode form are the same", () => {
  expect(foldedName("SCAN.pdf")).toBe(foldedName("scan.PDF"));
  expect(foldedName("E\u0301")).toBe(foldedName("é"));
  expect(foldedName("a.txt")).not.toBe(foldedName("b.txt"));
});

test("names are sorted with numbers in numerical order (8.015)", () => {
  const names = ["Case 10", "case 2", "Émile", "emil", "Zoe", "case 2b", "Case 1"];
  const sorted = names.toSorted((one, other) => (orderOfName(one) < orderOfName(other) ? -1 : 1));
  expect(sorted).toEqual(["Case 1", "case 2", "case 2b", "Case 10", "emil", "Émile", "Zoe"]);
  expect(orderOfName("1a".repeat(120)).length).toBeLessThanOrEqual(300);
});

test.each([
  ["scan.pdf", 2, "scan (2).pdf"],
  ["scan (2).pdf", 3, "scan (3).pdf"],
  ["backup.tar.gz", 2, "backup (2).tar.gz"],
  ["folder", 2, "folder (2)"],
  [".hidden", 2, ".hidden (2)"],
])("%s with the number %s is %s", (name, number, numbered) => {
  expect(numberedName(name, number)).toBe(numbered);
});

test("a numbered name is always valid, even for the longest names", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 90 }),
      fc.nat(9_999),
      (given, number) => {
        const name = readName(given);
        if (!name.ok) return;
        const numbered = numberedName(name.value, number);
        expect(bytesOf(numbered)).toBeLessThanOrEqual(storageLimits.maxNameBytes);
        expect(readName(numbered)).toEqual({ ok: true, value: numbered });
      },
    ),
  );
});
