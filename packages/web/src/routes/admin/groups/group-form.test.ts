import { expect, test } from "vitest";
import { formerAdmin, getFields, newGroup, wrongFields } from "./group-form.ts";

const northgate = { id: 1, name: "Northgate" };
const stored = getFields({
  id: 3,
  modifiedAt: "2026-11-22T17:00:00.000Z",
  name: "IR Residents",
  description: null,
  customer: northgate,
  primaryAdmin: { email: "priya@northgate.example", first_name: "Priya", last_name: "Raman" },
});

test("an empty form shows what is missing in each field (9.052)", () => {
  expect(wrongFields(newGroup([]))).toEqual({
    customer_id: "Please enter account",
    name: "Please enter group name",
    admin: "Please enter group admin",
  });
  expect(wrongFields({ ...stored, name: "", admin: "priya" })).toEqual({
    name: "Please enter group name",
    admin: "Incorrect email address",
  });
  expect(wrongFields(stored)).toEqual({});
});

test("the only account is preselected", () => {
  expect(newGroup([northgate])).toMatchObject({ customerId: 1, customerName: "Northgate" });
  expect(newGroup([northgate, { id: 2, name: "Lakeside" }])).toMatchObject({ customerId: null });
});

test("a replaced first admin stays as a learner, and the form says so (X112)", () => {
  expect(formerAdmin({ ...stored, admin: "tomas@northgate.example" })).toBe("Priya Raman");
  expect(formerAdmin({ ...stored, admin: " PRIYA@northgate.example " })).toBeNull();
  expect(formerAdmin({ ...stored, admin: "" })).toBeNull();
  expect(formerAdmin({ ...newGroup([northgate]), admin: "tomas@northgate.example" })).toBeNull();
});
