import { expect, test } from "vitest";
import { folderOf, isWithin, nameOf, stepsTo } from "./paths.ts";

test("a path names a thing and the folder that holds it", () => {
  expect(nameOf("a/b/c.pdf")).toBe("c.pdf");
  expect(nameOf("a/b/")).toBe("b");
  expect(folderOf("a/b/c.pdf")).toBe("a/b/");
  expect(folderOf("a/b/")).toBe("a/");
  expect(folderOf("a.pdf")).toBe("");
});

test("the way to a folder is a step for each, and none to the root (8.005)", () => {
  expect(stepsTo("")).toEqual([]);
  expect(stepsTo("Manuals/2026/")).toEqual([
    { name: "Manuals", folder: "Manuals/" },
    { name: "2026", folder: "Manuals/2026/" },
  ]);
});

test("nothing goes into itself", () => {
  expect(isWithin("a/b/", ["a/"])).toBe(true);
  expect(isWithin("a/", ["a/"])).toBe(true);
  expect(isWithin("ab/", ["a/"])).toBe(false);
  expect(isWithin("a/b/", ["a/b.pdf"])).toBe(false);
});
