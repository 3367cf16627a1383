import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anActor, anyActor, customer, group, user } from "../../test/builders.ts";
import { roles } from "./role.ts";
import {
  mayFilterVistActivitiesByGroup,
  mayReadVistActivity,
  maySeeOriginOfVistActivity,
  mayViewAllVistActivities,
} from "./vist-activities.ts";

/** Another person's run for customer 1, visible through group 1 of that customer. */
const theirs = { createdBy: user("somebody"), customerId: customer(1), groupIds: [group(1)] };
const admin = (groupId: number, customerId = 1) => ({
  memberships: [{ groupId: group(groupId), customerId: customer(customerId), role: "admin" as const }],
});

describe("access to another person's run (X114)", () => {
  test.each([
    ["a stranger", anActor(), "hidden", "hidden"],
    ["an admin of the group", anActor(admin(1)), "allowed", "allowed"],
    ["an admin of another group of the customer", anActor(admin(2)), "hidden", "hidden"],
    [
      "an admin of a group with the same number at another customer",
      anActor(admin(1, 2)),
      "hidden",
      "hidden",
    ],
    ["an admin of the customer", anActor({ administers: [customer(1)] }), "allowed", "allowed"],
    ["an admin of another customer", anActor({ administers: [customer(2)] }), "hidden", "hidden"],
    [
      "a person with the admin roles and no group",
      anActor({ roles: ["group_admin", "customer_admin"] }),
      "hidden",
      "hidden",
    ],
    ["sys_admin", anActor({ roles: ["sys_admin"] }), "allowed", "hidden"],
    [
      "a learner of the group",
      anActor({ memberships: [{ groupId: group(1), customerId: customer(1), role: "learner" }] }),
      "hidden",
      "hidden",
    ],
  ] as const)("%s", (_who, actor, reads, seesOrigin) => {
    expect(mayReadVistActivity(actor, theirs)).toBe(reads);
    expect(maySeeOriginOfVistActivity(actor, theirs)).toBe(seesOrigin);
  });

  test("a run without a customer is visible only to its person and sys_admin", () => {
    const alone = { ...theirs, customerId: null, groupIds: [] };
    fc.assert(
      fc.property(anyActor, (actor) => {
        const reads = actor.userId === alone.createdBy || actor.roles.includes("sys_admin");
        expect(mayReadVistActivity(actor, alone)).toBe(reads ? "allowed" : "hidden");
      }),
    );
  });

  test("whoever may see the origin of a run may read the run", () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        if (maySeeOriginOfVistActivity(actor, theirs) === "allowed")
          expect(mayReadVistActivity(actor, theirs)).toBe("allowed");
      }),
    );
  });
});

test.each(roles)(
  "%s and the list of other people's runs with its group filter (6.010, 6.011, X27)",
  (role) => {
    const views = ["group_admin", "customer_admin", "sys_admin"].includes(role);
    expect(mayViewAllVistActivities({ roles: [role] })).toBe(views ? "allowed" : "forbidden");
    const filters = ["group_admin", "customer_admin"].includes(role);
    expect(mayFilterVistActivitiesByGroup({ roles: [role] })).toBe(filters ? "allowed" : "forbidden");
  },
);
