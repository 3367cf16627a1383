import fc from "fast-check";
import { expect, test } from "vitest";
import { anActor, anyActor, customer, group, user } from "../../test/builders.ts";
import { allows } from "./decision.ts";
import { knownRoles, roles } from "./role.ts";
import { mayReadUser, mayResetAccountProgress, maySeePersonalDetails } from "./users.ts";

test("only demo accounts may reset their progress (1.011)", () => {
  for (const role of roles) expect(allows(mayResetAccountProgress({ roles: [role] }))).toBe(role === "demo");
  expect(mayResetAccountProgress({ roles: [] })).toBe("forbidden");
});

test("a person may read their own account, and a group admin the accounts of that group's members (X30)", () => {
  const membership = { groupId: group(1), customerId: customer(1) };
  const other = { userId: user("another"), groupIds: [group(1)] };
  const admin = anActor({ memberships: [{ ...membership, role: "admin" }] });
  expect(mayReadUser(admin, other)).toBe("allowed");
  expect(mayReadUser(admin, { ...other, groupIds: [group(2)] })).toBe("forbidden");
  expect(mayReadUser(anActor({ memberships: [{ ...membership, role: "learner" }] }), other)).toBe(
    "forbidden",
  );
});

test("token roles alone never allow reading another account, and a person may always read their own", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      expect(mayReadUser(actor, { userId: actor.userId, groupIds: [] })).toBe("allowed");
      expect(mayReadUser(actor, { userId: user("stranger"), groupIds: [] })).toBe("forbidden");
    }),
  );
});

test("personal details are visible only to the person, even for administrators (X30)", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      expect(maySeePersonalDetails(actor, actor)).toBe("allowed");
      expect(maySeePersonalDetails(actor, { userId: user("stranger") })).toBe("hidden");
    }),
  );
});

test("unknown roles in the token are dropped (G.005)", () => {
  expect(knownRoles(["offline_access", "sys_admin", "demo", "SYS_ADMIN", "demo"])).toEqual([
    "sys_admin",
    "demo",
  ]);
});
