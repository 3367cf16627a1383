import { expect, test } from "vitest";
import { anActor, customer, group } from "../../test/builders.ts";
import { groupsOfSpread } from "./groups-of-spread.ts";

const [ours, theirs] = [customer(1), customer(2)];
const membership = { groupId: group(7), customerId: ours, role: "admin" } as const;

test("the spread of values is shown only to people who administer the group or customer", () => {
  const trainee = anActor({ memberships: [{ ...membership, role: "learner" }] });
  expect(groupsOfSpread(trainee, ours)).toEqual([]);
  expect(groupsOfSpread(anActor({ memberships: [membership] }), ours)).toEqual([7]);
  expect(groupsOfSpread(anActor({ memberships: [membership] }), theirs)).toEqual([]);
  expect(groupsOfSpread(anActor({ administers: [ours] }), ours)).toBe("all");
  expect(groupsOfSpread(anActor({ administers: [ours] }), theirs)).toEqual([]);
  expect(groupsOfSpread(anActor({ roles: ["sys_admin"] }), theirs)).toBe("all");
});

test("without a customer, no groups are returned", () => {
  expect(groupsOfSpread(anActor({ roles: ["sys_admin"] }), null)).toEqual([]);
});
