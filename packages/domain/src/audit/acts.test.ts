import { expect, test } from "vitest";
import { actGroups, actOf, actsOf, actsOn, labelOf } from "./acts.ts";
import { addressOfThing } from "./thing-address.ts";

test("every act has words of its own, and its group", () => {
  const labels = actsOf().map(labelOf);
  expect(new Set(labels).size).toBe(labels.length);
  for (const name of actsOf()) {
    expect(name).toMatch(/^[a-z_]+\.[a-z_]+$/);
    expect(actGroups.map(({ key }) => key)).toContain(actOf(name)?.group);
  }
  expect(actGroups.flatMap(({ key }) => actsOf(key)).toSorted()).toEqual(actsOf().toSorted());
});

test("a thing is found by its kind, since numbers of two kinds may be the same", () => {
  expect(actsOn("hospital")).toEqual([
    "hospital.added",
    "hospital.changed",
    "hospital.removed",
    "hospital.merged",
  ]);
});

test("an act of an earlier version keeps its name in words", () => {
  expect(actOf("machine.polished_twice")).toBeUndefined();
  expect(labelOf("machine.polished_twice")).toBe("machine polished twice");
});

test("a station leads to its own page, which more people may open than the list of all stations", () => {
  expect(addressOfThing("station", "s-1")).toBe("/admin/systems/s-1");
  expect(addressOfThing("constructor", "s-1")).toBeUndefined();
});
