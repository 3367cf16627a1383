import { expect, test } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { recentResults, rememberResult } from "./recent-results.ts";

const item = (id: string) => ({ id, href: `/${id}`, label: id });

test("the latest six different results are kept per person, latest first", () => {
  const storage = memoryStorage();
  for (const id of ["a", "b", "c", "d", "e", "f", "g", "b"]) rememberResult("maya", item(id), () => storage);
  expect(recentResults("maya", () => storage).map(({ id }) => id)).toEqual(["b", "g", "f", "e", "d", "c"]);
  expect(recentResults("tomas", () => storage)).toEqual([]);
});

test("a forbidden storage or one with invalid content counts as empty", () => {
  const refuses = () => {
    throw new Error("forbidden");
  };
  expect(recentResults("maya", refuses)).toEqual([]);
  expect(() => rememberResult("maya", item("a"), refuses)).not.toThrow();
  const storage = memoryStorage();
  storage.setItem("cathedra.search.maya", '[{"id":1}]');
  expect(recentResults("maya", () => storage)).toEqual([]);
});
