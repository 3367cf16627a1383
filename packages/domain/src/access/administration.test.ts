import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyActor, customer } from "../../test/builders.ts";
import {
  type AdminFacts,
  adminGroups,
  adminSections,
  firstAdminSection,
  getAdminSection,
  getAdminSections,
  mayAdministerCustomer,
  mayAdministerLogbook,
} from "./administration.ts";
import type { Role } from "./role.ts";

const northgate = { id: customer(1), name: "Northgate, University Hospital" };
const getKeys = (facts: Partial<AdminFacts>) =>
  getAdminSections({ roles: [], lists: [], ...facts }).map(({ key }) => key);

describe("administering a customer's logbook (7.088, X28)", () => {
  test.each([
    ["sys_admin, with any list", { roles: ["sys_admin"], administers: [] }, [], "allowed"],
    [
      "the customer's admin, if the list has the customer",
      { roles: ["customer_admin"], administers: [1] },
      [northgate.name],
      "allowed",
    ],
    [
      "the customer's admin, if all customers are listed",
      { roles: ["customer_admin"], administers: [1] },
      "*",
      "allowed",
    ],
    [
      "the customer's admin, if the list lacks the customer",
      { roles: ["customer_admin"], administers: [1] },
      ["Lakeside"],
      "forbidden",
    ],
    ["another customer's admin", { roles: ["customer_admin"], administers: [2] }, "*", "hidden"],
    ["a person on the customer's list without the role", { roles: [], administers: [1] }, "*", "hidden"],
    ["a person with the role for no customer", { roles: ["customer_admin"], administers: [] }, "*", "hidden"],
    ["group admins and staff", { roles: ["group_admin", "support", "qa"], administers: [1] }, "*", "hidden"],
  ] as const)("%s", (_who, { roles: held, administers }, listed, decision) => {
    const actor = { roles: held, administers: administers.map(customer) };
    expect(mayAdministerLogbook(actor, northgate, listed)).toBe(decision);
  });

  test("a person who may not administer a customer cannot administer its logbook", () => {
    fc.assert(
      fc.property(anyActor, fc.constantFrom("*" as const, [], [northgate.name]), (actor, listed) => {
        if (mayAdministerCustomer(actor, northgate) === "hidden") {
          expect(mayAdministerLogbook(actor, northgate, listed)).toBe("hidden");
        }
      }),
    );
  });
});

describe("administration sections", () => {
  test("the sections have the order of 9.002, and Systems is shown to sys_admin (10.001)", () => {
    expect(adminSections.map(({ key }) => key)).toEqual([
      "accounts",
      "learning-spaces",
      "cloud-case-machines",
      "groups",
      "s3-management",
      "ml2",
      "logbook",
      "cloud-case-vouchers",
      "events",
      "courses",
      "talent",
      "systems",
      // These sections are the portal's own and follow the specified ones.
      "simulator-modules",
      "software",
      "audit",
      "feedback",
      "people",
    ]);
  });

  test.each<[Role, readonly string[]]>([
    ["group_admin", ["groups"]],
    ["customer_admin", ["accounts", "groups", "audit", "people"]],
    ["support", ["s3-management", "ml2", "audit", "feedback", "people"]],
    ["product", ["s3-management", "ml2", "simulator-modules", "software", "feedback"]],
    ["qa", ["s3-management", "ml2", "feedback"]],
    ["demo", []],
    ["sys_admin", adminSections.map(({ key }) => key)],
  ])("%s sees the sections of that role (9.007-9.010)", (role, seen) => {
    expect(getKeys({ roles: [role] })).toEqual(seen);
  });

  test("an admin list opens its sections only for people with the customer admin role", () => {
    expect(getKeys({ roles: ["customer_admin"], lists: ["logbook"] })).toContain("logbook");
    expect(getKeys({ roles: ["customer_admin"], lists: ["vouchers"] })).toEqual(
      expect.arrayContaining(["cloud-case-vouchers", "events"]),
    );
    expect(getKeys({ lists: ["logbook", "vouchers"] })).toEqual([]);
  });

  test("every section belongs to one of the groups, and no group is empty", () => {
    expect([...new Set(adminSections.map(({ group }) => group))].toSorted()).toEqual(
      adminGroups.map(({ key }) => key).toSorted(),
    );
  });

  test("every section has its address, and the storage section has the short one (8.001, X04)", () => {
    expect(getAdminSection("accounts")?.path).toBe("/admin/accounts");
    expect(getAdminSection("s3-management")?.path).toBe("/admin/s3");
  });

  test("the administration opens the first section that is a page (9.001, X13)", () => {
    expect(firstAdminSection(["ml2", "s3-management"])?.key).toBe("s3-management");
    expect(firstAdminSection(["events", "logbook"])?.key).toBe("logbook");
    expect(firstAdminSection(["ml2"])).toBeUndefined();
    expect(firstAdminSection([])).toBeUndefined();
  });
});
