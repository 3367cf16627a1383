import { expect, test } from "vitest";
import { factsOf, isChanged } from "./facts.ts";

test("before and after stand side by side, each field in words", () => {
  expect(factsOf({ name: "A", admin: "u1" }, { name: "B", admin: "u1", maxUses: 3 })).toEqual([
    { key: "name", label: "Name", kind: "text", before: ["A"], after: ["B"] },
    { key: "admin", label: "Admin", kind: "people", before: ["u1"], after: ["u1"] },
    { key: "maxUses", label: "Uses at most", kind: "text", before: null, after: ["3"] },
  ]);
});

test("only what is said twice, and differently, is marked as changed", () => {
  const [name, admin, uses] = factsOf({ name: "A", admin: "u1" }, { name: "B", admin: "u1", maxUses: 3 });
  expect([name, admin, uses].map((fact) => fact && isChanged(fact))).toEqual([true, false, false]);
});

test("lists, nothing, yes and no, and what is within", () => {
  const facts = factsOf(null, {
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

test("columns of the database, as acts of former versions wrote them, are the fields that they are", () => {
  const before = { id: "x", first_name: "Samuel", last_name: "Osei", email: null, removed_at: null };
  const facts = factsOf(before, { firstName: "Samuel", lastName: "Ose-Müller", email: null });
  expect(facts.map(({ label, before: was, after }) => [label, was, after])).toEqual([
    ["First name", ["Samuel"], ["Samuel"]],
    ["Last name", ["Osei"], ["Ose-Müller"]],
    ["E-mail address", [], []],
  ]);
});

test("what an act says of itself beside before and after comes last, also of a field that is compared", () => {
  const facts = factsOf({ courses: 2 }, { courses: 3 }, { courses: 1, amountMs: 5 });
  expect(facts.map(({ key, label, before, after }) => [key, label, before, after])).toEqual([
    ["courses", "Courses", ["2"], ["3"]],
    ["details.courses", "Courses", null, ["1"]],
    ["amountMs", "Amount", null, ["5"]],
  ]);
});
