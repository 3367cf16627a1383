import { expect, test } from "vitest";
import { contentKey } from "./content-key.ts";

test("a form that was changed and changed back has its original content key", () => {
  const start = { name: "Stroke", hours: null, chosen: new Set(["one", "two"]) };
  const chosen = new Set(start.chosen);
  chosen.delete("one");
  expect(contentKey({ ...start, chosen })).not.toBe(contentKey(start));
  chosen.add("one");
  expect(contentKey({ ...start, chosen })).toBe(contentKey(start));
  expect(contentKey({ ...start, hours: 0 })).not.toBe(contentKey(start));
});
