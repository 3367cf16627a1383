import { expect, test } from "vitest";
import { mayGo } from "./drag.ts";

const of = (...keys: string[]) => keys.map((Key) => ({ Key }));

test("what is dragged goes into another folder, and neither into itself nor where it is", () => {
  expect(mayGo("b/", of("a/1.pdf"))).toBe(true);
  expect(mayGo("", of("a/1.pdf"))).toBe(true);
  expect(mayGo("a/", of("a/1.pdf"))).toBe(false);
  expect(mayGo("a/", of("a/"))).toBe(false);
  expect(mayGo("a/b/", of("a/"))).toBe(false);
  expect(mayGo("a/", of("a/1.pdf", "b.pdf"))).toBe(true);
  expect(mayGo("a/", of())).toBe(false);
});
