import { expect, test } from "vitest";
import { getFacts, isChanged } from "./facts.ts";

test("values before and after are listed together, with a label for each field", () => {
  expect(getFacts({ name: "A", admin: "u1" }, { name: "B", admin: "u1", maxUses: 3 })).toEqual([
    { key: "name", label: "Name", kind: "text", before: ["A"], after: ["B"] },
    { key: "admin", label: "Admin", kind: "people", before: ["u1"], after: ["u1"] },
    { key: "maxUses", label: "Uses at most", kind: "text", before: null, after: ["3"] },
  ]);
});

test("only a field with different values before and after is marked as changed", () => {
  const [name, admin, uses] = getFacts({ name: "A", admin: "u1" }, { name: "B", admin: "u1", maxUses: 3 });
  expect([name, admin, uses].map((fact) => fact && isChanged(fact))).toEqual([true, false, false]);
});

test("lists, empty values, booleans and nested objects are shown as readable text", () => {
  const facts = getFacts(null, {
    a: [],
    b: null,
    isIt: true,
    oneThing: { inOne: 1, two_of: [2, 3] },
    session: "x",
  });
  expect(facts.map(({ label, after }) => [label, after])).toEqual([
    ["A", []],
    ["B", []],
    ["Is it", ["yes"]],
    ["One thing", ["In one: 1; Two of: 2, 3"]],
  ]);
});

test("database column names in old audit entries are mapped to the fields", () => {
  const before = { id: "x", first_name: "Samuel", last_name: "Osei", email: null, removed_at: null };
  const facts = getFacts(before, { firstName: "Samuel", lastName: "Ose-Müller", email: null });
  expect(facts.map(({ label, before: was, after }) => [label, was, after])).toEqual([
    ["First name", ["Samuel"], ["Samuel"]],
    ["Last name", ["Osei"], ["Ose-Müller"]],
    ["E-mail address", [], []],
  ]);
});

test("details of an action come after the compared fields, even with the same name", () => {
  const facts = getFacts({ courses: 2 }, { courses: 3 }, { courses: 1, amountMs: 5 });
  expect(facts.map(({ key, label, before, after }) => [key, label, before, after])).toEqual([
    ["courses", "Courses", ["2"], ["3"]],
    ["details.courses", "Courses", null, ["1"]],
    ["amountMs", "Amount", null, ["5"]],
  ]);
});
