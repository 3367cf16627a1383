import fc from "fast-check";
import { expect, test } from "vitest";
import { anActor, anyActor, customer, group } from "../../test/builders.ts";
import { checkLeaving, mayManageGroupInvitation, mayReadGroup, maySeeGroupInvitation } from "./groups.ts";
import { groupRoles } from "./role.ts";

const place = { id: group(1), customerId: customer(1) };
const member = (role: "admin" | "learner", groupId = 1, customerId = 1) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});

test.each([
  ["an admin of the group", anActor({ memberships: [member("admin")] }), "allowed", "allowed"],
  ["an admin of the customer", anActor({ administers: [customer(1)] }), "allowed", "allowed"],
  ["sys_admin", anActor({ roles: ["sys_admin"] }), "allowed", "allowed"],
  ["a learner of the group", anActor({ memberships: [member("learner")] }), "allowed", "forbidden"],
  ["an admin of another group", anActor({ memberships: [member("admin", 2)] }), "hidden", "hidden"],
  ["an admin of another customer", anActor({ administers: [customer(2)] }), "hidden", "hidden"],
  [
    "a person with the admin roles and no group",
    anActor({ roles: ["group_admin", "customer_admin"] }),
    "hidden",
    "hidden",
  ],
  ["staff", anActor({ roles: ["support", "product", "qa"] }), "hidden", "hidden"],
])("%s: access to the group and its invitation (9.012, 9.013)", (_who, actor, read, invitation) => {
  expect(mayReadGroup(actor, place)).toBe(read);
  expect(maySeeGroupInvitation(actor, place)).toBe(invitation);
  expect(mayManageGroupInvitation(actor, place)).toBe(invitation);
});

test("the invitation of a group is hidden from everyone from whom the group is hidden", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      const isHidden = mayReadGroup(actor, place) === "hidden";
      expect(maySeeGroupInvitation(actor, place) === "hidden").toBe(isHidden);
    }),
  );
});

test("a group with members always keeps an admin, for any order of leaving", () => {
  const anyRole = fc.constantFrom(...groupRoles);
  fc.assert(
    fc.property(fc.array(anyRole, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (others, order) => {
      const people = ["admin" as const, ...others];
      for (const next of order.take(40)) {
        const [role] = people.length === 0 ? [] : [people[next % people.length]];
        if (role === undefined) return;
        const admins = people.filter((each) => each === "admin").length;
        if (checkLeaving({ role, admins, members: people.length }) === undefined)
          people.splice(next % people.length, 1);
        if (people.length > 0) expect(people).toContain("admin");
      }
    }),
  );
});

test("a learner may always leave, and a person outside the group is refused as NOT_A_MEMBER", () => {
  expect(checkLeaving({ role: "learner", admins: 0, members: 1 })).toBeUndefined();
  expect(checkLeaving({ role: "learner", admins: 1, members: 9 })).toBeUndefined();
  expect(checkLeaving({ role: "admin", admins: 1, members: 1 })).toBeUndefined();
  expect(checkLeaving({ role: "admin", admins: 2, members: 9 })).toBeUndefined();
  expect(checkLeaving({ role: "admin", admins: 1, members: 2 })).toBe("LAST_ADMIN");
  expect(checkLeaving({ role: null, admins: 1, members: 2 })).toBe("NOT_A_MEMBER");
});
