import { expect, test } from "vitest";
import { asText } from "./report.ts";

const nothing = { isApplied: false, problems: [], changes: [], changeCount: 0, same: 3, plan: "" };

test("a refused document is reported with file and line (6.006, 12.006)", () => {
  const problems = [
    { line: 12, path: "modules.0.version", code: "NOT_A_VERSION", message: "A version is numbers" },
  ];
  expect(asText({ ...nothing, problems }, "definitions.json")).toBe(
    "definitions.json:12: A version is numbers (modules.0.version)\n1 problem was found. Nothing was changed.",
  );
});

test("the report lists planned changes and applied changes, or that there are none (12.006)", () => {
  const changes = [
    { act: "added", thing: "Version", name: "EVAR 2.2", details: ["Beside version 2.1"] },
  ] as const;
  const told = asText({ ...nothing, changes, changeCount: 2 }, "a.json");
  expect(told).toBe(
    "New: Version EVAR 2.2\n  Beside version 2.1\n1 more\n2 changes. 3 things stay as they are.",
  );
  expect(asText({ ...nothing, changes, changeCount: 1, isApplied: true }, "a.json")).toContain(
    "Imported: 1 change.",
  );
  expect(asText(nothing, "a.json")).toContain("nothing to import");
});
