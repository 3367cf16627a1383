import { expect, test } from "vitest";
import { getWindowsTrouble, windowsTroubles } from "./windows-names.ts";

test.each([
  ["CON", "reserved"],
  ["nul.txt", "reserved"],
  ["Aux .tar.gz", "reserved"],
  ["COM1", "reserved"],
  ["lpt9.log", "reserved"],
  ["COM\u00b2", "reserved"],
  ["CONOUT$", "reserved"],
  ["report.", "end"],
  ["report ", "end"],
  ["a:b.txt", "sign"],
  ["what?.txt", "sign"],
  ['a"b', "sign"],
  ["a<b>c", "sign"],
  ["a|b", "sign"],
  ["a*b", "sign"],
  ["a\\b", "sign"],
  ["a\tb", "sign"],
])("Windows cannot store %j: %s", (name, trouble) => {
  expect(getWindowsTrouble(name)).toBe(trouble);
});

test.each([
  "console.log",
  "nullable.txt",
  "COM10",
  "com",
  ".gitignore",
  "a b.txt",
  "Übersicht.pdf",
  "CON-notes.txt",
])("Windows stores %j", (name) => {
  expect(getWindowsTrouble(name)).toBeUndefined();
});

test("the first name in a path that Windows cannot store is reported, also in folders and for case conflicts", () => {
  expect(
    windowsTroubles([
      "Scans/a.png",
      "Scans/A.png",
      "Scans/b.png",
      "scans/c.png",
      "aux/d.png",
      "Scans/a.png",
      "e./",
    ]),
  ).toEqual([
    { path: "Scans/A.png", trouble: "same_name" },
    { path: "scans/c.png", trouble: "same_name" },
    { path: "aux/d.png", trouble: "reserved" },
    { path: "e./", trouble: "end" },
  ]);
});
