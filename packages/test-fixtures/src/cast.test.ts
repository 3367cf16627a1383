import { allows, mayResetAccountProgress, mayUseLogbook, roles } from "@cathedra/domain/access";
import { expect, test } from "vitest";
import { cast, getActor, getMembers, people } from "./cast.ts";
import { customers, getCustomer, getGroup, groups } from "./customers.ts";
import { attendings, hospitals } from "./logbook-lists.ts";

const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("the cast has fifteen people, who cover every role and no role (G.005)", () => {
  expect(people).toHaveLength(15);
  expect(new Set(people.flatMap((person) => person.roles))).toEqual(new Set(roles));
  expect(people.filter((person) => person.roles.length === 0).length).toBeGreaterThan(3);
});

test("ids and addresses are unique and well-formed", () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
  const ids = [
    ...people.flatMap(({ userId, keycloakId }) => [userId, keycloakId]),
    ...attendings.map(({ id }) => id),
    ...hospitals.map(({ id }) => id),
  ] as readonly string[];
  for (const id of ids) expect(id).toMatch(uuid);
  expect(repeated(ids)).toEqual([]);
  expect(repeated(people.map(({ email }) => email))).toEqual([]);
  for (const { email } of people)
    expect(email).toMatch(/^[a-z]+\.[a-z]+@(northgate|lakeside|cathedra)\.example$/);
});

test("addresses are reduced to plain letters, and names keep their own", () => {
  expect(cast.tomas.email).toBe("tomas.herrera@northgate.example");
  expect(cast.helena.email).toBe("helena.kovacs@lakeside.example");
  expect(cast.helena.lastName).toBe("Kovács");
});

test("every customer has several groups, and the groups of a person belong to one customer", () => {
  for (const customer of customers) {
    expect(groups.filter((group) => group.customer === customer.key).length).toBeGreaterThan(1);
  }
  for (const person of people) {
    const own = new Set(person.groups.map(({ group }) => getGroup(group).customer));
    expect(own.size).toBeLessThanOrEqual(1);
  }
});

test("a person is converted to an actor with the same facts", () => {
  const tomas = getActor(cast.tomas);
  expect(tomas.memberships).toEqual([
    { groupId: getGroup("irResidents").id, customerId: getCustomer("northgate").id, role: "learner" },
    { groupId: getGroup("irFellows").id, customerId: getCustomer("northgate").id, role: "learner" },
  ]);
  expect(getActor(cast.george).administers).toEqual([getCustomer("northgate").id]);
  expect(allows(mayResetAccountProgress(getActor(cast.sam)))).toBe(true);
  expect(allows(mayUseLogbook(getActor(cast.nils)))).toBe(false);
});

test("the members of a group are found", () => {
  expect(getMembers("irResidents")).toEqual([cast.maya, cast.tomas, cast.priya]);
  expect(getMembers("vascularRotation")).toEqual([]);
});
