import { expect, test } from "vitest";
import { getRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,3-4", undefined],
  ["bytes = 0-1", undefined],
  ["items=0-1", undefined],
  ["bytes=0x1-2", undefined],
  ["bytes=99999999999999999999-", undefined],
  [undefined, undefined],
] as const)("the range header %j of a file of a hundred bytes gives %j", (header, range) => {
  expect(getRange(header, 100)).toEqual(range);
});

test("an empty file satisfies no range", () => {
  expect(getRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(getRange("bytes=-5", 0)).toBe("unsatisfiable");
});
