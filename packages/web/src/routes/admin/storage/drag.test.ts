import { expect, test } from "vitest";
import { canDropInto } from "./drag.ts";

const of = (...keys: string[]) => keys.map((Key) => ({ Key }));

test("items can be dropped into another folder, but not into themselves or their own folder", () => {
  expect(canDropInto("b/", of("a/1.pdf"))).toBe(true);
  expect(canDropInto("", of("a/1.pdf"))).toBe(true);
  expect(canDropInto("a/", of("a/1.pdf"))).toBe(false);
  expect(canDropInto("a/", of("a/"))).toBe(false);
  expect(canDropInto("a/b/", of("a/"))).toBe(false);
  expect(canDropInto("a/", of("a/1.pdf", "b.pdf"))).toBe(true);
  expect(canDropInto("a/", of())).toBe(false);
});
