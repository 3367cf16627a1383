import fc from "fast-check";
import { expect, test } from "vitest";
import { anActor, anyActor, customer, group } from "../../test/builders.ts";
import {
  mayAdministerGroup,
  mayChangeGroup,
  mayCreateGroup,
  mayRemoveAllUsers,
  mayRemoveMember,
} from "./group-administration.ts";

const place = { id: group(1), customerId: customer(1) };
const account = { id: customer(1) };
const member = (role: "admin" | "learner", groupId = 1, customerId = 1) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});
const ofCustomer = { roles: ["customer_admin"], administers: [customer(1)] } as const;

test.each([
  ["its admin", { roles: ["group_admin"], memberships: [member("admin")] }, "hidden", "forbidden", "allowed"],
  ["an admin of its customer", ofCustomer, "allowed", "allowed", "forbidden"],
  ["both", { ...ofCustomer, memberships: [member("admin")] }, "allowed", "allowed", "allowed"],
  ["sys_admin", { roles: ["sys_admin"] }, "forbidden", "forbidden", "allowed"],
  [
    "sys_admin on its list",
    { roles: ["sys_admin"], administers: [customer(1)] },
    "forbidden",
    "allowed",
    "allowed",
  ],
  [
    "an admin of another customer",
    { roles: ["customer_admin"], administers: [customer(2)] },
    "hidden",
    "hidden",
    "hidden",
  ],
  ["an admin of another group", { memberships: [member("admin", 2)] }, "hidden", "hidden", "hidden"],
  ["its learner", { memberships: [member("learner")] }, "hidden", "forbidden", "forbidden"],
  ["staff", { roles: ["support", "product", "qa"] }, "hidden", "hidden", "hidden"],
] as const)(
  "%s: creating, changing and emptying a group (X22, X23, X25)",
  (_who, traits, makes, changes, empties) => {
    const actor = anActor(traits);
    expect(mayCreateGroup(actor, account)).toBe(makes);
    expect(mayChangeGroup(actor, place)).toBe(changes);
    expect(mayRemoveAllUsers(actor, place)).toBe(empties);
    const mayEither = changes === "allowed" || empties === "allowed";
    expect(mayRemoveMember(actor, place) === "allowed").toBe(mayEither);
  },
);

test("no one may change a group that they may not administer", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      const isAdministered = mayAdministerGroup(actor, place) === "allowed";
      for (const policy of [mayChangeGroup, mayRemoveAllUsers, mayRemoveMember])
        expect(policy(actor, place) === "allowed" && !isAdministered).toBe(false);
    }),
  );
});
