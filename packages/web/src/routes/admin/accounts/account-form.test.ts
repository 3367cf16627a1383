import { expect, test } from "vitest";
import { emailField } from "../../../features/email-fields/email-field.ts";
import { type AccountFields, isLeaving, newAccount, wrongFields } from "./account-form.ts";

const account = (changes: Partial<AccountFields> = {}): AccountFields => ({
  id: 1,
  modifiedAt: "2026-11-21T20:00:00.000Z",
  name: "Northgate",
  admins: [emailField("george@northgate.example")],
  branches: new Set([1]),
  mayEditAll: true,
  ...changes,
});

test("an empty form shows what is missing in each field (9.022)", () => {
  expect(wrongFields(newAccount())).toEqual({
    name: "Assign an account name",
    "admins.0": "Assign an admin",
    branches: "Assign learning spaces to this account",
  });
  expect(wrongFields(account())).toEqual({});
});

test("the form of an account's own admin validates nothing but the list of admins", () => {
  const own = {
    mayEditAll: false,
    branches: new Set<number>(),
    admins: [emailField(), emailField("george")],
  };
  expect(wrongFields(account(own))).toEqual({
    "admins.0": "Assign an admin",
    "admins.1": "Incorrect email address",
  });
});

test("admins who remove themselves are warned, unless they may edit everything", () => {
  const others = { admins: [emailField("priya@northgate.example")], mayEditAll: false };
  expect(isLeaving(account(others), "george@northgate.example")).toBe(true);
  expect(isLeaving(account({ mayEditAll: false }), "George@Northgate.example")).toBe(false);
  expect(isLeaving(account({ ...others, mayEditAll: true }), "george@northgate.example")).toBe(false);
  expect(isLeaving(account({ ...others, id: null }), "george@northgate.example")).toBe(false);
});
