import { expect, test } from "vitest";
import { actGroups, actsOn, getAct, getActs, getLabel } from "./acts.ts";
import { addressOfThing } from "./thing-address.ts";

test("every audit action has its own label and belongs to a group", () => {
  const labels = getActs().map(getLabel);
  expect(new Set(labels).size).toBe(labels.length);
  for (const name of getActs()) {
    expect(name).toMatch(/^[a-z_]+\.[a-z_]+$/);
    expect(actGroups.map(({ key }) => key)).toContain(getAct(name)?.group);
  }
  expect(actGroups.flatMap(({ key }) => getActs(key)).toSorted()).toEqual(getActs().toSorted());
});

test("the actions on an object are found by its kind, because objects of two kinds can have the same id", () => {
  expect(actsOn("hospital")).toEqual([
    "hospital.added",
    "hospital.changed",
    "hospital.removed",
    "hospital.merged",
  ]);
});

test("an unknown action of an earlier version gets a readable label from its name", () => {
  expect(getAct("machine.polished_twice")).toBeUndefined();
  expect(getLabel("machine.polished_twice")).toBe("machine polished twice");
});

test("a station links to its own page, and an unknown kind of object has no link", () => {
  expect(addressOfThing("station", "s-1", ["systems"])).toBe("/admin/systems/s-1");
  expect(addressOfThing("run", "r-1", [])).toBe("/activity-log/vist-activity/r-1");
  expect(addressOfThing("constructor", "s-1", ["systems"])).toBeUndefined();
});

test("an object in a section that the person does not have has no link", () => {
  expect(addressOfThing("group", "1", ["audit", "people"])).toBeUndefined();
  expect(addressOfThing("group", "1", ["audit", "groups"])).toBe("/admin/groups/1");
});
