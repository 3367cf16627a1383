import fc from "fast-check";
import { expect, test } from "vitest";
import { anyActor, customer } from "../../test/builders.ts";
import {
  mayCreateAccount,
  mayEditAccount,
  mayEditAccountAdmins,
  mayReadAccount,
  mayTopUpQuota,
} from "./accounts.ts";

const own = { id: customer(1) };

test.each([
  ["sys_admin", { roles: ["sys_admin"], administers: [] }, "allowed", "allowed", "allowed"],
  ["an admin of its own", { roles: ["customer_admin"], administers: [1] }, "allowed", "allowed", "forbidden"],
  ["another account's admin", { roles: ["customer_admin"], administers: [2] }, "hidden", "hidden", "hidden"],
  [
    "the role without the account",
    { roles: ["customer_admin"], administers: [] },
    "hidden",
    "hidden",
    "hidden",
  ],
  [
    "the account without the role",
    { roles: ["group_admin"], administers: [1] },
    "hidden",
    "hidden",
    "hidden",
  ],
] as const)("%s (9.007, 9.024, X58)", (_who, { roles, administers }, read, admins, rest) => {
  const actor = { roles, administers: administers.map(customer) };
  expect(mayReadAccount(actor, own)).toBe(read);
  expect(mayEditAccountAdmins(actor, own)).toBe(admins);
  expect(mayEditAccount(actor, own)).toBe(rest);
  expect(mayTopUpQuota(actor, own)).toBe(rest);
});

test("nobody but sys_admin creates accounts, edits their names or gives hours", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      const isSysAdmin = actor.roles.includes("sys_admin");
      expect(mayCreateAccount(actor) === "allowed").toBe(isSysAdmin);
      expect(mayEditAccount(actor, own) === "allowed").toBe(isSysAdmin);
      expect(mayTopUpQuota(actor, own) === "allowed").toBe(isSysAdmin);
      if (mayReadAccount(actor, own) === "hidden") expect(mayTopUpQuota(actor, own)).toBe("hidden");
    }),
  );
});
