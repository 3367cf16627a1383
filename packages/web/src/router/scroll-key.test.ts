import { expect, test } from "vitest";
import { scrollKey } from "./scroll-key.ts";

test("scroll positions are kept by address for loaded pages, and by key for others", () => {
  const home = { key: "default", pathname: "/", search: "" };
  const course = { key: "default", pathname: "/learning-spaces/1/a/1", search: "?returned=1" };
  expect(scrollKey(home)).not.toBe(scrollKey(course));
  expect(scrollKey({ ...home })).toBe(scrollKey(home));
  expect(scrollKey({ ...home, key: "x1" })).not.toBe(scrollKey({ ...home, key: "x2" }));
});
