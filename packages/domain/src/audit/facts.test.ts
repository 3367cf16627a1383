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
