import { expect, test } from "vitest";
import { customer } from "../../test/builders.ts";
import {
  mayChangeAccount,
  mayChangeAccountAdmins,
  mayChangeCaseAccess,
  mayCreateAccount,
  mayReadAccount,
  mayTopUpQuota,
} from "./accounts.ts";

const account = { id: customer(1) };

test.each([
  ["sys_admin", ["sys_admin"], [], "allowed", "allowed"],
  ["its own admin", ["customer_admin"], [1], "allowed", "forbidden"],
  ["another account's admin", ["customer_admin"], [2], "hidden", "hidden"],
  ["on its list without the role", [], [1], "hidden", "hidden"],
  ["staff", ["support", "product", "qa", "group_admin", "demo"], [1], "hidden", "hidden"],
] as const)("%s (9.015-9.024, X58)", (_who, roles, administers, ofAdmins, ofSystemAdmin) => {
  const actor = { roles, administers: administers.map(customer) };
  for (const policy of [mayReadAccount, mayChangeAccountAdmins])
    expect(policy(actor, account)).toBe(ofAdmins);
  for (const policy of [mayChangeAccount, mayChangeCaseAccess, mayTopUpQuota])
    expect(policy(actor, account)).toBe(ofSystemAdmin);
  expect(mayCreateAccount(actor)).toBe(roles.some((role) => role === "sys_admin") ? "allowed" : "forbidden");
});
