import { expect, test } from "vitest";
import { groupServerText } from "../messages/group-administration.ts";
import { validateGroup, validateNewGroup } from "./group-input.ts";

const anInput = (overrides: object = {}) => ({
  customer_id: 1,
  name: " IR  Residents ",
  admin: " Priya.Raman@northgate.example ",
  description: "",
  ...overrides,
});
const refusals = (overrides: object) => {
  const read = validateNewGroup(anInput(overrides));
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
};

test("valid input is accepted and normalised, and an empty description becomes null", () => {
  expect(validateNewGroup(anInput())).toEqual({
    ok: true,
    value: {
      customer_id: 1,
      name: "IR Residents",
      admin: "priya.raman@northgate.example",
      description: null,
    },
  });
  expect(validateGroup({ name: "A", adminEmail: "a@b.example", description: "Two\r\nlines" })).toEqual({
    ok: true,
    value: { name: "A", adminEmail: "a@b.example", description: "Two\nlines" },
  });
});

test("an account, a name and an admin are required (9.052)", () => {
  expect(refusals({ customer_id: null, name: "", admin: " " })).toEqual([
    "customer_id: Please enter account",
    "name: Please enter group name",
    "admin: Please enter group admin",
  ]);
  expect(validateNewGroup({})).toMatchObject({ ok: false, error: { length: 3 } });
});

test.each([
  [{ admin: "priya" }, "admin: Incorrect email address"],
  [{ admin: 7 }, "admin: Value has the wrong type"],
  [{ customer_id: "1" }, "customer_id: Choose one of the options"],
  [{ name: "x".repeat(201) }, "name: At most 200 characters"],
  [{ description: "x".repeat(2001) }, "description: At most 2000 characters"],
])("%o", (overrides, expected) => {
  expect(refusals(overrides)).toEqual([expected]);
});

test("server messages repeat the field errors, and an invalid admin has the text used for accounts (9.053)", () => {
  const read = validateNewGroup(anInput({ admin: "priya" }));
  expect(groupServerText(read.ok ? [] : read.error, "priya")).toBe("Incorrect admin email address: priya");
  expect(groupServerText([], "priya")).toBeUndefined();
});
