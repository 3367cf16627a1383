import { expect, test } from "vitest";
import { getFolder, getName, isWithin, stepsTo } from "./paths.ts";

test("a path gives the name of an item and its folder", () => {
  expect(getName("a/b/c.pdf")).toBe("c.pdf");
  expect(getName("a/b/")).toBe("b");
  expect(getFolder("a/b/c.pdf")).toBe("a/b/");
  expect(getFolder("a/b/")).toBe("a/");
  expect(getFolder("a.pdf")).toBe("");
});

test("the breadcrumbs of a folder have one step per level, and none for the root (8.005)", () => {
  expect(stepsTo("")).toEqual([]);
  expect(stepsTo("Manuals/2026/")).toEqual([
    { name: "Manuals", folder: "Manuals/" },
    { name: "2026", folder: "Manuals/2026/" },
  ]);
});

test("a folder cannot be moved into itself", () => {
  expect(isWithin("a/b/", ["a/"])).toBe(true);
  expect(isWithin("a/", ["a/"])).toBe(true);
  expect(isWithin("ab/", ["a/"])).toBe(false);
  expect(isWithin("a/b/", ["a/b.pdf"])).toBe(false);
});
