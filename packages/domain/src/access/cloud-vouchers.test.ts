import fc from "fast-check";
import { expect, test } from "vitest";
import { anyActor, customer, user } from "../../test/builders.ts";
import { mayAdministerCustomer } from "./administration.ts";
import { mayAdministerVouchers, mayUseCloudVoucher } from "./cloud-vouchers.ts";

const northgate = { id: customer(1), name: "Northgate University Hospital" };

test.each([
  ["sys_admin, whatever the list", ["sys_admin"], [], [], "allowed"],
  ["its admin, on the list", ["customer_admin"], [1], [northgate.name], "allowed"],
  ["its admin, where all are listed", ["customer_admin"], [1], "*", "allowed"],
  ["its admin, off the list", ["customer_admin"], [1], [], "forbidden"],
  ["another customer's admin", ["customer_admin"], [2], "*", "hidden"],
  ["group admins and staff", ["group_admin", "support", "product", "qa"], [1], "*", "hidden"],
] as const)("%s (2.054, X21)", (_who, roles, administers, listed, decision) => {
  const actor = { roles, administers: administers.map(customer) };
  expect(mayAdministerVouchers(actor, northgate, listed)).toBe(decision);
});

test("nobody administers vouchers of a customer that is not theirs", () => {
  fc.assert(
    fc.property(anyActor, fc.constantFrom("*" as const, [], [northgate.name]), (actor, listed) => {
      if (mayAdministerCustomer(actor, northgate) !== "allowed")
        expect(mayAdministerVouchers(actor, northgate, listed)).toBe("hidden");
    }),
  );
});

test("only those who accepted use a voucher (3.020)", () => {
  const voucher = { userIds: [user("trainee")] };
  expect(mayUseCloudVoucher({ userId: user("trainee") }, voucher)).toBe("allowed");
  expect(mayUseCloudVoucher({ userId: user("another") }, voucher)).toBe("hidden");
});
