import { expect, test } from "vitest";
import { getNewName } from "./new-name.ts";

test("an empty or equal name changes nothing (8.007)", () => {
  expect(getNewName("", "a.pdf")).toBeNull();
  expect(getNewName("   ", "a.pdf")).toBeNull();
  expect(getNewName("a.pdf ", "a.pdf")).toBeNull();
});

test("another name is accepted, and an invalid one is refused before it is sent", () => {
  expect(getNewName("A.pdf", "a.pdf")).toEqual({ name: "A.pdf" });
  expect(getNewName("a/b.pdf", "a.pdf")).toHaveProperty("refused");
  expect(getNewName("..", "a.pdf")).toHaveProperty("refused");
  expect(getNewName("x".repeat(300), "a.pdf")).toHaveProperty("refused");
});
