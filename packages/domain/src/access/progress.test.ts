import { expect, test } from "vitest";
import { anActor, customer, group, user } from "../../test/builders.ts";
import { customersOfProgress, mayReadCohort, mayReadProgress } from "./progress.ts";

const place = { id: group(1), customerId: customer(1) };
const elsewhere = { id: group(2), customerId: customer(2) };
const person = { userId: user("maya"), groups: [place, elsewhere], customerIds: [] };
const member = (role: "admin" | "learner", groupId = 1, customerId = 1) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});

test.each([
  ["oneself", { userId: user("maya") }, "every"],
  ["sys_admin", { roles: ["sys_admin"] }, "every"],
  ["an admin of their group", { memberships: [member("admin")] }, [customer(1)]],
  ["an admin of another group of their customer", { memberships: [member("admin", 3, 1)] }, []],
  [
    "an admin of both their groups",
    { memberships: [member("admin"), member("admin", 2, 2)] },
    [customer(1), customer(2)],
  ],
  ["somebody who learns with them", { memberships: [member("learner")] }, []],
  ["an admin of their group's customer", { administers: [customer(2)] }, [customer(2)]],
  ["an admin of a customer that is not theirs", { administers: [customer(9)] }, []],
  ["who has the role of an admin and no group", { roles: ["group_admin", "customer_admin"] }, []],
] as const)("%s reads their runs for %j", (_, caller, counted) => {
  const actor = anActor(caller);
  expect(customersOfProgress(actor, person)).toEqual(counted);
  expect(mayReadProgress(actor, person)).toBe(counted.length > 0 ? "allowed" : "hidden");
});

test("an admin of a customer reads what somebody ran for it who is in none of its groups any more", () => {
  const actor = anActor({ administers: [customer(9)] });
  expect(customersOfProgress(actor, { ...person, customerIds: [customer(9)] })).toEqual([customer(9)]);
});

test("a cohort is for its admins, those of its customer and sys_admin; its learners know that there is one", () => {
  const decision = (caller: Parameters<typeof anActor>[0]) => mayReadCohort(anActor(caller), place);
  expect(decision({ memberships: [member("admin")] })).toBe("allowed");
  expect(decision({ administers: [customer(1)] })).toBe("allowed");
  expect(decision({ roles: ["sys_admin"] })).toBe("allowed");
  expect(decision({ memberships: [member("learner")] })).toBe("forbidden");
  expect(decision({ memberships: [member("admin", 2, 2)], administers: [customer(2)] })).toBe("hidden");
});
