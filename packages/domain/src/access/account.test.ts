import fc from "fast-check";
import { expect, test } from "vitest";
import { anActor, anyActor, customer, group, user } from "../../test/builders.ts";
import { mayReadUser, mayResetAccountProgress, maySeePersonalDetails } from "./account.ts";
import { allows } from "./decision.ts";
import { knownRoles, roles } from "./role.ts";

test("the reset is for demo accounts alone (1.011)", () => {
  for (const role of roles) expect(allows(mayResetAccountProgress({ roles: [role] }))).toBe(role === "demo");
  expect(mayResetAccountProgress({ roles: [] })).toBe("forbidden");
});

test("one reads oneself, and as an admin the people of one's group (X30)", () => {
  const membership = { groupId: group(1), customerId: customer(1) };
  const other = { userId: user("another"), groupIds: [group(1)] };
  const admin = anActor({ memberships: [{ ...membership, role: "admin" }] });
  expect(mayReadUser(admin, other)).toBe("allowed");
  expect(mayReadUser(admin, { ...other, groupIds: [group(2)] })).toBe("forbidden");
  expect(mayReadUser(anActor({ memberships: [{ ...membership, role: "learner" }] }), other)).toBe(
    "forbidden",
  );
});

test("roles of the token give no right to read anybody; oneself always", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      expect(mayReadUser(actor, { userId: actor.userId, groupIds: [] })).toBe("allowed");
      expect(mayReadUser(actor, { userId: user("stranger"), groupIds: [] })).toBe("forbidden");
    }),
  );
});

test("personal details are one's own, whatever one administers (X30)", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      expect(maySeePersonalDetails(actor, actor)).toBe("allowed");
      expect(maySeePersonalDetails(actor, { userId: user("stranger") })).toBe("hidden");
    }),
  );
});

test("roles that the portal does not know are dropped (G.005)", () => {
  expect(knownRoles(["offline_access", "sys_admin", "demo", "SYS_ADMIN", "demo"])).toEqual([
    "sys_admin",
    "demo",
  ]);
});
