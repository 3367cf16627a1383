import { expect, test } from "vitest";
import { newNameOf } from "./new-name.ts";

test("a name that is empty or the same changes nothing (8.007)", () => {
  expect(newNameOf("", "a.pdf")).toBeNull();
  expect(newNameOf("   ", "a.pdf")).toBeNull();
  expect(newNameOf("a.pdf ", "a.pdf")).toBeNull();
});

test("another one is taken, and what cannot be a name is refused before anything is asked", () => {
  expect(newNameOf("A.pdf", "a.pdf")).toEqual({ name: "A.pdf" });
  expect(newNameOf("a/b.pdf", "a.pdf")).toHaveProperty("refused");
  expect(newNameOf("..", "a.pdf")).toHaveProperty("refused");
  expect(newNameOf("x".repeat(300), "a.pdf")).toHaveProperty("refused");
});
