import fc from "fast-check";
import { expect, test } from "vitest";
import { anActor, anyActor, customer, group } from "../../test/builders.ts";
import { mayManageGroupCourses, mayReadClassProgress } from "./group-courses.ts";
import { mayReadGroup } from "./groups.ts";

const place = { id: group(1), customerId: customer(1) };
const member = (role: "admin" | "learner", groupId = 1) => ({
  groupId: group(groupId),
  customerId: customer(1),
  role,
});

test.each([
  ["an admin of the group (9.013)", anActor({ memberships: [member("admin")] }), "allowed"],
  ["sys_admin, of any group (X25)", anActor({ roles: ["sys_admin"] }), "allowed"],
  ["an admin of the customer (X26)", anActor({ administers: [customer(1)] }), "forbidden"],
  [
    "an admin of the customer and of the group (X26)",
    anActor({ administers: [customer(1)], memberships: [member("admin")] }),
    "allowed",
  ],
  ["a learner of the group", anActor({ memberships: [member("learner")] }), "forbidden"],
  ["an admin of another group", anActor({ memberships: [member("admin", 2)] }), "hidden"],
  ["an admin of another customer", anActor({ administers: [customer(2)] }), "hidden"],
  [
    "a person with the admin roles and no group",
    anActor({ roles: ["group_admin", "customer_admin"] }),
    "hidden",
  ],
  ["staff", anActor({ roles: ["support", "product", "qa"] }), "hidden"],
])("%s: access to the group's courses and progress", (_who, actor, decision) => {
  expect(mayManageGroupCourses(actor, place)).toBe(decision);
  expect(mayReadClassProgress(actor, place)).toBe(decision);
});

test("the courses of a group are hidden from everyone from whom the group is hidden", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      const isHidden = mayReadGroup(actor, place) === "hidden";
      expect(mayManageGroupCourses(actor, place) === "hidden").toBe(isHidden);
    }),
  );
});
