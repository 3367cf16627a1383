import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anActor, anyActor, customer, group, user } from "../../test/builders.ts";
import { mayUseLogbook } from "./logbook.ts";
import { mayOverseeGroup, mayReadTotals, type TotalsPerson, totalsScope } from "./totals.ts";

const trainee: TotalsPerson = {
  userId: user("somebody"),
  memberships: [
    { groupId: group(1), customerId: customer(1) },
    { groupId: group(3), customerId: customer(2) },
  ],
};
const member = (role: "admin" | "learner", groupId: number, customerId: number) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});

describe("access to another person's totals", () => {
  test.each([
    ["an unrelated person", anActor(), []],
    ["a learner of the group", anActor({ memberships: [member("learner", 1, 1)] }), []],
    ["an admin of one of their groups", anActor({ memberships: [member("admin", 3, 2)] }), [customer(2)]],
    ["an admin of another group", anActor({ memberships: [member("admin", 2, 1)] }), []],
    ["an admin of one of their institutions", anActor({ administers: [customer(1)] }), [customer(1)]],
    [
      "a person with admin roles and no group",
      anActor({ roles: ["customer_admin", "group_admin", "support"] }),
      [],
    ],
    ["sys_admin", anActor({ roles: ["sys_admin"], logbook: false }), "everything"],
    ["an admin without a logbook", anActor({ logbook: false, administers: [customer(1)] }), []],
  ])("%s", (_who, actor, scope) => {
    expect(totalsScope(actor, trainee)).toEqual(scope);
    const hidden = mayUseLogbook(actor) === "allowed" ? "hidden" : "forbidden";
    expect(mayReadTotals(actor, trainee)).toBe(scope.length > 0 ? "allowed" : hidden);
  });
});

test("everyone with a logbook sees their own totals completely", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      const own = { userId: actor.userId, memberships: actor.memberships };
      expect(mayReadTotals(actor, own)).toBe(mayUseLogbook(actor));
      if (mayUseLogbook(actor) === "allowed") expect(totalsScope(actor, own)).toBe("everything");
    }),
  );
});

test("an admin of a person's group reads that person's totals at the institution of that group", () => {
  const places = [
    { id: group(1), customerId: customer(1) },
    { id: group(2), customerId: customer(1) },
    { id: group(3), customerId: customer(2) },
  ];
  fc.assert(
    fc.property(anyActor, fc.constantFrom(...places), (actor, place) => {
      const person = {
        userId: user("stranger"),
        memberships: [{ groupId: place.id, customerId: place.customerId }],
      };
      expect(mayReadTotals(actor, person)).toBe(mayOverseeGroup(actor, place));
      const scope = totalsScope(actor, person);
      if (scope !== "everything") expect(scope.every((id) => id === place.customerId)).toBe(true);
    }),
  );
});
