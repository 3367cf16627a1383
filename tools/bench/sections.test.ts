import { expect, test } from "vitest";
import { sectionsFrom, withSection } from "./sections.ts";

const page = "# Benchmarks\n\nlogbook\n\n## Cloud\n\nold\n\n## Else\n\nstays\n";

test("a section takes the place of the one of its heading, and a new one comes last", () => {
  expect(withSection(page, "## Cloud\n\nnew\n")).toBe(
    "# Benchmarks\n\nlogbook\n\n## Cloud\n\nnew\n\n## Else\n\nstays\n",
  );
  expect(withSection("# Benchmarks\n", "## Cloud\n\nnew\n")).toBe("# Benchmarks\n\n## Cloud\n\nnew\n");
  expect(withSection(page, "## Third\n\nx")).toMatch(/stays\n\n## Third\n\nx\n$/);
});

test("what is not the beginning of a page is its sections", () => {
  expect(sectionsFrom(page)).toEqual(["## Cloud\n\nold\n\n", "## Else\n\nstays\n"]);
  expect(sectionsFrom("# Benchmarks\n")).toEqual([]);
});
