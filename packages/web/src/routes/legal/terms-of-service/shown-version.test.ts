import { termsVersions } from "@cathedra/domain/legal";
import { expect, test } from "vitest";
import { isPartOfVersion, shownVersion } from "./shown-version.ts";

test("the newest version is shown unless the address names another existing one", () => {
  const newest = termsVersions.at(-1);
  expect(shownVersion(null)).toBe(newest);
  expect(shownVersion("1999:1")).toBe(newest);
  expect(shownVersion("2025:1")?.version).toBe("2025:1");
});

test("a paragraph is part of its version and later ones only", () => {
  expect(isPartOfVersion(shownVersion("2025:1"), "2026:1")).toBe(false);
  expect(isPartOfVersion(shownVersion("2026:1"), "2026:1")).toBe(true);
  expect(isPartOfVersion(shownVersion("2026:1"), "2025:1")).toBe(true);
});
