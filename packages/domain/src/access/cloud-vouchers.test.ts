import fc from "fast-check";
import { expect, test } from "vitest";
import { anyActor, customer, group, user } from "../../test/builders.ts";
import { mayAdministerCustomer } from "./administration.ts";
import {
  mayAdministerVouchers,
  mayGiveHours,
  mayReadForVouchers,
  mayUseCloudVoucher,
} from "./cloud-vouchers.ts";

const northgate = { id: customer(1), name: "Northgate University Hospital" };

const lakeside = { id: customer(2), name: "Lakeside Vascular Institute" };

test.each([
  ["sys_admin, with any list", ["sys_admin"], [], [], "allowed"],
  [
    "the customer's admin, if the list has the customer",
    ["customer_admin"],
    [1],
    [northgate.name],
    "allowed",
  ],
  ["the customer's admin, if all customers are listed", ["customer_admin"], [1], "*", "allowed"],
  ["the customer's admin, if the list lacks the customer", ["customer_admin"], [1], [], "forbidden"],
  ["another customer's admin", ["customer_admin"], [2], "*", "hidden"],
  [
    "staff, and group admins without a group",
    ["group_admin", "support", "product", "qa"],
    [1],
    "*",
    "hidden",
  ],
] as const)("%s (2.054, X21)", (_who, roles, administers, listed, decision) => {
  const actor = { roles, administers: administers.map(customer), groupAdminCustomers: [] };
  expect(mayAdministerVouchers(actor, northgate, listed)).toBe(decision);
});

test.each([
  [
    "an admin of the customer's groups, if the list has the customer",
    ["group_admin"],
    [northgate],
    [northgate.name],
    "allowed",
  ],
  [
    "an admin of the customer's groups, if all customers are listed",
    ["group_admin"],
    [lakeside, northgate],
    "*",
    "allowed",
  ],
  [
    "an admin of the customer's groups, if the list lacks the customer",
    ["group_admin"],
    [northgate],
    [lakeside.name],
    "forbidden",
  ],
  ["an admin of another customer's groups", ["group_admin"], [lakeside], "*", "hidden"],
  ["a person without the role", ["customer_admin", "support"], [northgate], "*", "hidden"],
] as const)("%s (2.054, X21)", (_who, roles, groupAdminCustomers, listed, decision) => {
  const actor = { roles, administers: [], groupAdminCustomers };
  expect(mayAdministerVouchers(actor, northgate, listed)).toBe(decision);
  expect(mayReadForVouchers(actor, northgate, listed)).toBe(decision === "allowed" ? "allowed" : "hidden");
});

test("account admins may read the account's learning spaces and hours without being on the list (9.016)", () => {
  const actor = { roles: ["customer_admin"], administers: [northgate.id], groupAdminCustomers: [] } as const;
  expect(mayReadForVouchers(actor, northgate, [])).toBe("allowed");
});

test("no one may administer vouchers of a customer that is not theirs", () => {
  fc.assert(
    fc.property(anyActor, fc.constantFrom("*" as const, [], [northgate.name]), (actor, listed) => {
      const isTheirs = actor.groupAdminCustomers.some(({ id }) => id === northgate.id);
      if (mayAdministerCustomer(actor, northgate) !== "allowed" && !isTheirs)
        expect(mayAdministerVouchers(actor, northgate, listed)).toBe("hidden");
    }),
  );
});

test("only people who accepted a voucher may use it (3.020)", () => {
  const voucher = { userIds: [user("trainee")] };
  expect(mayUseCloudVoucher({ userId: user("trainee") }, voucher)).toBe("allowed");
  expect(mayUseCloudVoucher({ userId: user("another") }, voucher)).toBe("hidden");
});

const resident = { groups: [{ id: group(1), customerId: northgate.id }], administers: [] };
const nobodys = { groups: [], administers: [] };

test.each([
  ["sys_admin", ["sys_admin"], [], null, resident, "allowed"],
  ["sys_admin, for a person without an institution", ["sys_admin"], [], null, nobodys, "allowed"],
  ["the account's admin", ["customer_admin"], [1], null, resident, "allowed"],
  ["the account's admin, for a person of another account", ["customer_admin"], [1], null, nobodys, "hidden"],
  ["the admin of the person's group", ["group_admin"], [], 1, resident, "allowed"],
  ["the admin of another group of the account", ["group_admin"], [], 2, resident, "hidden"],
  ["support, which may read everyone", ["support"], [], null, resident, "hidden"],
] as const)("%s may give hours (2.056)", (_who, roles, administers, leads, person, decision) => {
  const actor = {
    roles,
    administers: administers.map(customer),
    groupAdminCustomers: leads === null ? [] : [northgate],
    memberships:
      leads === null ? [] : [{ groupId: group(leads), customerId: northgate.id, role: "admin" as const }],
  };
  expect(mayGiveHours(actor, { person, customer: northgate }, [northgate.name])).toBe(decision);
  if (decision === "allowed" && !actor.roles.some((role) => role === "sys_admin"))
    expect(mayGiveHours(actor, { person, customer: northgate }, [])).toBe("forbidden");
});

test("an admin of two institutions gives each person hours of that person's own institution", () => {
  const actor = {
    roles: ["customer_admin"] as const,
    administers: [northgate.id, lakeside.id],
    groupAdminCustomers: [],
    memberships: [],
  };
  expect(mayGiveHours(actor, { person: resident, customer: northgate }, "*")).toBe("allowed");
  expect(mayGiveHours(actor, { person: resident, customer: lakeside }, "*")).toBe("hidden");
});
