import { describe, expect, test } from "vitest";
import { fieldError } from "../field-errors.ts";
import { accountServerText } from "../messages/accounts.ts";
import {
  type AccountInput,
  adminEntries,
  unknownAdmins,
  validateAccount,
  validateAccountAdmins,
  validateAccountName,
} from "./account-input.ts";

const anInput = (overrides: AccountInput = {}): AccountInput => ({
  name: " Northgate  University Hospital ",
  admins: ["George.Adeyemi@northgate.example"],
  branches: [2, 1, 2],
  ...overrides,
});
const refusals = (overrides: AccountInput) => {
  const read = validateAccount(anInput(overrides));
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
};

test("valid input is accepted and normalised", () => {
  expect(validateAccount(anInput())).toEqual({
    ok: true,
    value: {
      name: "Northgate University Hospital",
      admins: ["george.adeyemi@northgate.example"],
      branches: [2, 1],
    },
  });
});

test("a name, an admin and a learning space are required (9.022)", () => {
  expect(refusals({ name: "", admins: [], branches: [] })).toEqual([
    "name: Assign an account name",
    "admins.0: Assign an admin",
    "branches: Assign learning spaces to this account",
  ]);
  expect(refusals({ name: undefined, admins: undefined, branches: undefined })).toHaveLength(3);
});

test("the admins of a new account are read from a single text (9.023)", () => {
  const read = validateAccount(anInput({ admins: "a@x.example, B@x.example" }));
  expect(read.ok && read.value.admins).toEqual(["a@x.example", "b@x.example"]);
  expect(refusals({ admins: "" })).toEqual(["admins.0: Assign an admin"]);
  expect(refusals({ admins: "a@x.example,," })).toEqual([
    "admins.1: Assign an admin",
    "admins.2: Assign an admin",
  ]);
});

test.each<[AccountInput, readonly string[]]>([
  [{ admins: ["a@x.example", "nobody"] }, ["admins.1: Incorrect email address"]],
  [{ admins: ["a@x.example", " "] }, ["admins.1: Assign an admin"]],
  [{ admins: ["a@x.example", "A@x.example"] }, ["admins.1: Listed more than once"]],
  [{ admins: [7] }, ["admins.0: Value has the wrong type"]],
  [{ admins: 7 }, ["admins: Value has the wrong type"]],
  [{ admins: Array(51).fill("a@x.example") }, ["admins: At most 50 entries"]],
  [{ branches: ["1"] }, ["branches: Choose one of the options"]],
  [{ branches: 1 }, ["branches: Value has the wrong type"]],
  [{ name: "x".repeat(201) }, ["name: At most 200 characters"]],
])("%o", (overrides, expected) => {
  expect(refusals(overrides)).toEqual(expected);
});

test("account admins may change only the list of admins (9.024)", () => {
  expect(validateAccountAdmins({ admins: ["a@x.example"] })).toEqual({ ok: true, value: ["a@x.example"] });
  expect(validateAccountAdmins({ admins: [] }).ok).toBe(false);
});

describe("server messages for invalid accounts (9.032-9.036)", () => {
  const admins = ["a@x.example", "nobody"];
  const worded = (overrides: AccountInput) => {
    const input = anInput(overrides);
    const read = validateAccount(input);
    return read.ok ? undefined : accountServerText(read.error, adminEntries(input.admins).map(String));
  };

  test("the message has the exact specified text for each mistake", () => {
    expect(worded({ name: " " })).toBe("name cannot be empty");
    expect(worded({ admins: [""] })).toBe("admin cannot be empty string");
    expect(worded({ admins })).toBe("Incorrect admin email address: nobody");
    expect(
      accountServerText(
        unknownAdmins(admins, (email) => email !== "nobody"),
        admins,
      ),
    ).toBe("The following user does not exist: nobody");
    expect(accountServerText([fieldError("name", "ACCOUNT_NAME_EXISTS")], [])).toBe("unique_customer_names");
    expect(worded({ branches: [] })).toBeUndefined();
    expect(accountServerText([], [])).toBeUndefined();
  });

  test("unknown admins and an existing name are reported at their form field (9.032, 9.033)", () => {
    expect(unknownAdmins(admins, () => false).map(({ path, message }) => `${path}: ${message}`)).toEqual([
      "admins.0: The user does not exist.",
      "admins.1: The user does not exist.",
    ]);
    expect(fieldError("name", "ACCOUNT_NAME_EXISTS").message).toBe(
      "An account with this name already exists.",
    );
  });
});

test("names that differ only in invisible characters are equal", () => {
  expect(validateAccountName("North\u200bgate")).toEqual(validateAccountName("Northgate"));
});
