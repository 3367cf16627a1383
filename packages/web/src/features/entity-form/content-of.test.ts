import { expect, test } from "vitest";
import { contentOf } from "./content-of.ts";

test("a form that was changed and changed back has the content that it had", () => {
  const start = { name: "Stroke", hours: null, chosen: new Set(["one", "two"]) };
  const chosen = new Set(start.chosen);
  chosen.delete("one");
  expect(contentOf({ ...start, chosen })).not.toBe(contentOf(start));
  chosen.add("one");
  expect(contentOf({ ...start, chosen })).toBe(contentOf(start));
  expect(contentOf({ ...start, hours: 0 })).not.toBe(contentOf(start));
});
