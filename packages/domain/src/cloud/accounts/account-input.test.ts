import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accountLimits,
  accountRefusal,
  readAccount,
  readAccountAdmins,
  splitAdmins,
} from "./account-input.ts";

const right = { name: "Northgate", admins: ["george@northgate.example"], branches: [1] };
const wrongIn = (changes: object) => {
  const read = readAccount({ ...right, ...changes });
  return read.ok ? [] : read.error.map(({ path, message }) => [path, message]);
};

describe("an account (9.022)", () => {
  test("is read tidy: the name trimmed, each space once", () => {
    const read = readAccount({ name: "  North  gate ", admins: [" a@b.example "], branches: [2, 1, 2] });
    expect(read).toEqual({
      ok: true,
      value: { name: "North gate", admins: ["a@b.example"], branches: [2, 1] },
    });
  });

  test.each([
    ["no name", { name: " " }, "name", "Assign an account name"],
    ["no name at all", { name: null }, "name", "Assign an account name"],
    ["no admins", { admins: [] }, "admins.0", "Assign an admin"],
    ["an empty admin", { admins: ["a@b.example", " "] }, "admins.1", "Assign an admin"],
    ["what is no address", { admins: ["a@b.example", "george"] }, "admins.1", "Incorrect email address"],
    ["somebody twice", { admins: ["a@b.example", "A@B.example"] }, "admins.1", "Listed more than once"],
    ["no learning space", { branches: [] }, "branches", "Assign learning spaces to this account"],
    ["a long name", { name: "x".repeat(accountLimits.name + 1) }, "name", "At most 120 characters"],
  ])("with %s is refused in its field", (_what, changes, path, message) => {
    expect(wrongIn(changes)).toEqual([[path, message]]);
  });

  test("tells everything that is wrong at once", () => {
    expect(wrongIn({ name: "", admins: ["", "x"], branches: [] }).map(([path]) => path)).toEqual([
      "name",
      "admins.0",
      "admins.1",
      "branches",
    ]);
  });

  test("with more admins than there can be is refused once", () => {
    expect(wrongIn({ admins: Array.from({ length: 51 }, () => "") })).toEqual([
      ["admins", "At most 50 entries"],
    ]);
  });
});

test("what the server says is the specified text (9.033-9.036)", () => {
  const refusalOf = (changes: object, admins: readonly string[] = right.admins) => {
    const read = readAccount({ ...right, admins, ...changes });
    return read.ok ? undefined : accountRefusal(read.error, admins);
  };
  expect(refusalOf({ name: "" })).toBe("name cannot be empty");
  expect(refusalOf({}, [""])).toBe("admin cannot be empty string");
  expect(refusalOf({}, ["a@b.example", " nobody "])).toBe("Incorrect admin email address: nobody");
  expect(refusalOf({ branches: [] })).toBeUndefined();
  const unknown = { path: "admins.0", code: "ACCOUNT_ADMIN_UNKNOWN", message: "" } as const;
  expect(accountRefusal([unknown], right.admins)).toBe(
    "The following user does not exist: george@northgate.example",
  );
  expect(accountRefusal([{ path: "name", code: "ACCOUNT_NAME_EXISTS", message: "" }], [])).toBe(
    "unique_customer_names",
  );
});

test("addresses come back from the one text in which they were joined (9.023)", () => {
  const address = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/);
  fc.assert(
    fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 20 }), (admins) => {
      expect(readAccountAdmins(splitAdmins(admins.join(",")))).toEqual({ ok: true, value: admins });
    }),
  );
});

test("whatever is sent is read or refused, with errors that lead to fields", () => {
  fc.assert(
    fc.property(
      fc.record({ name: fc.anything(), admins: fc.anything(), branches: fc.anything() }),
      (given) => {
        const read = readAccount(given);
        if (read.ok) expect(read.value.admins.length).toBeGreaterThan(0);
        else for (const { path } of read.error) expect(path).toMatch(/^(name|branches|admins(\.\d+)?)$/);
      },
    ),
  );
});
