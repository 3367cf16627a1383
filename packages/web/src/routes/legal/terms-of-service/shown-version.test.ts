import { termsVersions } from "@cathedra/domain/legal";
import { expect, test } from "vitest";
import { isPartOfVersion, shownVersion } from "./shown-version.ts";

test("the newest is shown unless the address names another that there is", () => {
  const newest = termsVersions.at(-1);
  expect(shownVersion(null)).toBe(newest);
  expect(shownVersion("1999:1")).toBe(newest);
  expect(shownVersion("2025:1")?.version).toBe("2025:1");
});

test("what came with a version stands in its text and in later ones, not in earlier ones", () => {
  expect(isPartOfVersion(shownVersion("2025:1"), "2026:1")).toBe(false);
  expect(isPartOfVersion(shownVersion("2026:1"), "2026:1")).toBe(true);
  expect(isPartOfVersion(shownVersion("2026:1"), "2025:1")).toBe(true);
});
