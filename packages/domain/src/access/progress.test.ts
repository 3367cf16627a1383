import { expect, test } from "vitest";
import { anActor, customer, group, user } from "../../test/builders.ts";
import { mayReadCohort, mayReadProgress } from "./progress.ts";

const place = { id: group(1), customerId: customer(1) };
const elsewhere = { id: group(2), customerId: customer(2) };
const person = { userId: user("maya"), groups: [place, elsewhere], customerIds: [] };
const member = (role: "admin" | "learner", groupId = 1, customerId = 1) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});

test.each([
  ["oneself", { userId: user("maya") }, "allowed"],
  ["sys_admin", { roles: ["sys_admin"] }, "allowed"],
  ["an admin of their group", { memberships: [member("admin")] }, "allowed"],
  ["an admin of another group of their customer", { memberships: [member("admin", 3, 1)] }, "hidden"],
  ["an admin of both their groups", { memberships: [member("admin"), member("admin", 2, 2)] }, "allowed"],
  ["a learner of the same group", { memberships: [member("learner")] }, "hidden"],
  ["an admin of their group's customer", { administers: [customer(2)] }, "allowed"],
  ["an admin of a customer that is not theirs", { administers: [customer(9)] }, "hidden"],
  ["a person with the admin role and no group", { roles: ["group_admin", "customer_admin"] }, "hidden"],
] as const)("%s: %s", (_, caller, decision) => {
  expect(mayReadProgress(anActor(caller), person)).toBe(decision);
});

test("a customer admin may read the progress of a former member who has runs for that customer", () => {
  const actor = anActor({ administers: [customer(9)] });
  expect(mayReadProgress(actor, { ...person, customerIds: [customer(9)] })).toBe("allowed");
  expect(mayReadProgress(actor, person)).toBe("hidden");
});

test("group admins, customer admins and sys_admin may read a cohort, and learners are refused without hiding it", () => {
  const decision = (caller: Parameters<typeof anActor>[0]) => mayReadCohort(anActor(caller), place);
  expect(decision({ memberships: [member("admin")] })).toBe("allowed");
  expect(decision({ administers: [customer(1)] })).toBe("allowed");
  expect(decision({ roles: ["sys_admin"] })).toBe("allowed");
  expect(decision({ memberships: [member("learner")] })).toBe("forbidden");
  expect(decision({ memberships: [member("admin", 2, 2)], administers: [customer(2)] })).toBe("hidden");
});
