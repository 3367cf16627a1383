import { expect, test } from "vitest";
import { linkHere } from "./link-here.ts";

test("what is new of a simulator's software leads to its updates, by its tag where the person is elsewhere (13.032)", () => {
  const link = "/system/updates?serviceTag=NGT4K21";
  expect(linkHere(link, "NGT4K21")).toBe("/system/updates");
  expect(linkHere(link, "LKS2M88")).toBe(link);
  expect(linkHere(link, null)).toBe(link);
  expect(linkHere("/events?day=3", "NGT4K21")).toBe("/events?day=3");
  expect(linkHere(null, "NGT4K21")).toBeNull();
});
