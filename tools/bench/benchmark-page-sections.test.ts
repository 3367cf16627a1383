import { expect, test } from "vitest";
import { sectionsFrom, withSection } from "./benchmark-page-sections.ts";

const page = "# Benchmarks\n\nlogbook\n\n## Cloud\n\nold\n\n## Else\n\nstays\n";

test("a section replaces the one with the same heading, and a new one is appended", () => {
  expect(withSection(page, "## Cloud\n\nnew\n")).toBe(
    "# Benchmarks\n\nlogbook\n\n## Cloud\n\nnew\n\n## Else\n\nstays\n",
  );
  expect(withSection("# Benchmarks\n", "## Cloud\n\nnew\n")).toBe("# Benchmarks\n\n## Cloud\n\nnew\n");
  expect(withSection(page, "## Third\n\nx")).toMatch(/stays\n\n## Third\n\nx\n$/);
});

test("all text after the beginning of a page belongs to its sections", () => {
  expect(sectionsFrom(page)).toEqual(["## Cloud\n\nold\n", "## Else\n\nstays\n"]);
  expect(sectionsFrom("# Benchmarks\n")).toEqual([]);
});
