import { expect, test } from "vitest";
import { anActor, customer, group } from "../../test/builders.ts";
import { mayMakeCourseAvailable, mayReadCoursesOfMembers } from "./learning.ts";

const place = { id: group(1), customerId: customer(1) };
const member = (role: "admin" | "learner", groupId = 1) => ({
  groupId: group(groupId),
  customerId: customer(1),
  role,
});

test.each([
  ["an admin of the group", anActor({ memberships: [member("admin")] }), "allowed"],
  ["sys_admin", anActor({ roles: ["sys_admin"] }), "allowed"],
  ["an admin of the customer, but not of the group", anActor({ administers: [customer(1)] }), "forbidden"],
  ["a learner of the group", anActor({ memberships: [member("learner")] }), "forbidden"],
  ["an admin of another group", anActor({ memberships: [member("admin", 2)] }), "hidden"],
  [
    "a person with the admin roles and no group",
    anActor({ roles: ["group_admin", "customer_admin"] }),
    "hidden",
  ],
])("%s: reading the progress of group members and enrolling them (X30, X26)", (_who, actor, decision) => {
  expect(mayReadCoursesOfMembers(actor, place)).toBe(decision);
  expect(mayMakeCourseAvailable(actor, place)).toBe(decision);
});
