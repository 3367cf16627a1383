import { expect, test } from "vitest";
import { codeOfName, wrongRelease } from "./new-release.ts";

test.each([
  ["VIST Suite", "vist-suite"],
  ["  Séance 2!", "seance-2"],
  ["", ""],
])("%s suggests the code %s", (name, code) => {
  expect(codeOfName(name)).toBe(code);
});

test("a name, a code and a version of three numbers are required", () => {
  expect(Object.keys(wrongRelease({ softwareName: " ", softwareCode: "A b", version: "2.1" }))).toEqual([
    "softwareName",
    "softwareCode",
    "version",
  ]);
  expect(wrongRelease({ softwareName: "VIST", softwareCode: "vist", version: "2.1.0" })).toEqual({});
});
