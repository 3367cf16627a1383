import fc from "fast-check";
import { expect, test } from "vitest";
import { anActor, customer, group } from "../../test/builders.ts";
import { getPersonScope, getReadablePeople, mayReadPerson } from "./people.ts";

const person = {
  groups: [
    { id: group(1), customerId: customer(1) },
    { id: group(2), customerId: customer(2) },
  ],
  administers: [customer(3)],
};
const member = (role: "admin" | "learner", groupId: number, customerId: number) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});
const customerAdmin = (...ids: readonly number[]) =>
  anActor({ roles: ["customer_admin"], administers: ids.map(customer) });

test.each([
  ["support", anActor({ roles: ["support"] }), "allowed"],
  ["sys_admin", anActor({ roles: ["sys_admin"] }), "allowed"],
  ["other staff", anActor({ roles: ["product", "qa"] }), "hidden"],
  ["an admin of the customer of a group of theirs", customerAdmin(2), "allowed"],
  ["an admin of a customer that they administer too", customerAdmin(3), "allowed"],
  ["an admin of another customer", customerAdmin(9), "hidden"],
  ["a person on a list of admins without the role", anActor({ administers: [customer(1)] }), "hidden"],
  ["an admin of their group", anActor({ memberships: [member("admin", 1, 1)] }), "allowed"],
  [
    "an admin of another group of their customer",
    anActor({ memberships: [member("admin", 5, 1)] }),
    "hidden",
  ],
  ["a learner of the same group", anActor({ memberships: [member("learner", 1, 1)] }), "hidden"],
] as const)("%s: %s", (_, actor, decision) => {
  expect(mayReadPerson(actor, person)).toBe(decision);
});

test("a customer admin sees what concerns that customer and nothing of other customers", () => {
  expect(getPersonScope(customerAdmin(1, 9), person)).toEqual({
    customers: [1],
    wholeCustomers: [1],
    groups: [],
  });
});

test("a group admin sees that group, and of its customer what does not belong to another group", () => {
  expect(getPersonScope(anActor({ memberships: [member("admin", 2, 2)] }), person)).toEqual({
    customers: [2],
    wholeCustomers: [],
    groups: [2],
  });
});

test("an admin of a whole customer does not need its groups listed in the scope", () => {
  const actor = anActor({
    roles: ["customer_admin"],
    administers: [customer(1)],
    memberships: [member("admin", 1, 1), member("admin", 2, 2)],
  });
  expect(getPersonScope(actor, person)).toEqual({ customers: [1, 2], wholeCustomers: [1], groups: [2] });
});

test("support sees everything about a person", () => {
  expect(getPersonScope(anActor({ roles: ["support"] }), person)).toBe("everything");
});

test("a search finds exactly the people whom the actor may look up", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }));
  // Group numbers have tens, so that groups 1 to 10 belong to customer 1 and groups 11 to 20 to customer 2.
  const getGroups = (all: readonly number[]) =>
    all.map((id) => ({ id: group(id), customerId: customer(Math.ceil(id / 10)) }));
  const someGroups = fc.uniqueArray(fc.constantFrom(1, 2, 11, 12, 21)).map(getGroups);
  const someRoles = fc.uniqueArray(
    fc.constantFrom("customer_admin", "group_admin", "support", "sys_admin", "qa" as const),
  );
  const someMemberships = fc
    .array(fc.tuple(someGroups, fc.constantFrom("admin", "learner" as const)))
    .map((all) =>
      all.flatMap(([groups, role]) =>
        groups.map(({ id, customerId }) => ({ groupId: id, customerId, role })),
      ),
    );
  fc.assert(
    fc.property(
      someRoles,
      ids,
      someMemberships,
      someGroups,
      ids,
      (roles, administers, memberships, groups, lists) => {
        const actor = anActor({ roles, administers: administers.map(customer), memberships });
        const whom = { groups, administers: lists.map(customer) };
        const found = getReadablePeople(actor);
        const isFound =
          found === "everybody" ||
          whom.administers.some((id) => found.customers.includes(id)) ||
          groups.some(
            ({ id, customerId }) => found.customers.includes(customerId) || found.groups.includes(id),
          );
        expect(isFound).toBe(mayReadPerson(actor, whom) === "allowed");
      },
    ),
  );
});
