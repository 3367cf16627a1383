import { expect, test } from "vitest";
import { readTab, runTabs, withTab } from "./run-tabs.ts";

test("a run has the tabs Result, Legacy Report and Imaging (6.002)", () => {
  expect(runTabs.map(({ label }) => label)).toEqual(["Result", "Legacy Report", "Imaging"]);
});

test("the tab is in the address, and the other parameters stay (6.002)", () => {
  expect(readTab(new URLSearchParams("tab=imaging"))).toBe("imaging");
  expect(readTab(new URLSearchParams("tab=nothing"))).toBe("result");
  expect(withTab(new URLSearchParams("q=dose"), "imaging").toString()).toBe("q=dose&tab=imaging");
  expect(withTab(new URLSearchParams("q=dose&tab=imaging"), "result").toString()).toBe("q=dose");
});
