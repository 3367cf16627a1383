import { expect, test } from "vitest";
import { scrollPlace } from "./scroll-place.ts";

test("pages that the browser has loaded are kept apart by their addresses, others by their keys", () => {
  const home = { key: "default", pathname: "/", search: "" };
  const course = { key: "default", pathname: "/learning-spaces/1/a/1", search: "?returned=1" };
  expect(scrollPlace(home)).not.toBe(scrollPlace(course));
  expect(scrollPlace({ ...home })).toBe(scrollPlace(home));
  expect(scrollPlace({ ...home, key: "x1" })).not.toBe(scrollPlace({ ...home, key: "x2" }));
});
