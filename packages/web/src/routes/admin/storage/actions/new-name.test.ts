import { expect, test } from "vitest";
import { newNameOf } from "./new-name.ts";

test("an empty or equal name changes nothing (8.007)", () => {
  expect(newNameOf("", "a.pdf")).toBeNull();
  expect(newNameOf("   ", "a.pdf")).toBeNull();
  expect(newNameOf("a.pdf ", "a.pdf")).toBeNull();
});

test("another name is accepted, and an invalid one is refused before it is sent", () => {
  expect(newNameOf("A.pdf", "a.pdf")).toEqual({ name: "A.pdf" });
  expect(newNameOf("a/b.pdf", "a.pdf")).toHaveProperty("refused");
  expect(newNameOf("..", "a.pdf")).toHaveProperty("refused");
  expect(newNameOf("x".repeat(300), "a.pdf")).toHaveProperty("refused");
});
