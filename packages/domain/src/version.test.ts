import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canonicalVersion,
  compareVersions,
  formatVersion,
  fullVersion,
  isAtLeast,
  isSameVersion,
  noVersion,
  parseVersion,
  type Version,
} from "./version.ts";

test.each([
  ["Mozilla/5.0 CathedraDesktop/1.12.3 QtWebEngine/6.8.1", "1.12.3"],
  ["1.1.0", "1.1.0"],
  ["v2.0.10-beta.4", "2.0.10"],
  ["1.2 then 3.4.5.6", "3.4.5"],
])("the first x.y.z in %j is %s (1.024)", (text, version) => {
  expect(formatVersion(parseVersion(text))).toBe(version);
});

test.each([undefined, null, "", "1.2", "a.b.c", "..", `${"x".repeat(3000)}1.2.3`])(
  "%j contains no version, and 0.0.0 is returned",
  (text) => {
    expect(parseVersion(text)).toEqual(noVersion);
  },
);

const anyVersion: fc.Arbitrary<Version> = fc.record({
  major: fc.nat(30),
  minor: fc.nat(30),
  patch: fc.nat(30),
});

test("a formatted version is read back, with any text around it", () => {
  fc.assert(
    fc.property(anyVersion, fc.stringMatching(/^[a-z /()]{0,20}$/), (version, around) => {
      expect(parseVersion(`${around}${formatVersion(version)}${around}`)).toEqual(version);
    }),
  );
});

test("versions are totally ordered, numerically", () => {
  expect(isAtLeast(parseVersion("1.10.0"), parseVersion("1.9.9"))).toBe(true);
  expect(isAtLeast(parseVersion("1.0.9"), parseVersion("1.1.0"))).toBe(false);
  fc.assert(
    fc.property(anyVersion, anyVersion, anyVersion, (a, b, c) => {
      expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
      expect(compareVersions(a, b) === 0).toBe(formatVersion(a) === formatVersion(b));
      if (isAtLeast(a, b) && isAtLeast(b, c)) expect(isAtLeast(a, c)).toBe(true);
    }),
  );
});

test("trailing zeros are ignored, so 2.1 and 2.1.0 are the same version", () => {
  expect(isSameVersion("2.1", "2.1.0")).toBe(true);
  expect(isSameVersion("2.1", "02.1.0.0")).toBe(true);
  expect(isSameVersion("2.1", "2.10")).toBe(false);
  expect(isSameVersion("2.1", "2.1.1")).toBe(false);
  expect(isSameVersion("0.0", "0")).toBe(true);
  expect(isSameVersion("2.1-beta", "2.1")).toBe(false);
  expect(canonicalVersion(" 2.0.0 ")).toBe("2");
});

test.each([
  ["2.1", "2.1.0"],
  ["2", "2.0.0"],
  ["02.1.0.0", "2.1.0"],
  ["2.1.0.4", "2.1.0.4"],
  ["0", "0.0.0"],
  ["2.1-beta", "2.1-beta"],
  ["nightly", "nightly"],
  ["..", ".."],
  ["1234567890.1", "1234567890.1"],
])("%s in full is %s", (given, full) => {
  expect(fullVersion(given)).toBe(full);
});
