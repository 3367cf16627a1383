import { expect, test } from "vitest";
import { linkAtSimulator } from "./link-at-simulator.ts";

test("a software notice links to the updates page, with the service tag if the person is elsewhere (13.032)", () => {
  const link = "/system/updates?serviceTag=NGT4K21";
  expect(linkAtSimulator(link, "NGT4K21")).toBe("/system/updates");
  expect(linkAtSimulator(link, "LKS2M88")).toBe(link);
  expect(linkAtSimulator(link, null)).toBe(link);
  expect(linkAtSimulator("/events?day=3", "NGT4K21")).toBe("/events?day=3");
  expect(linkAtSimulator(null, "NGT4K21")).toBeNull();
});
