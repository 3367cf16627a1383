import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, aProcedure, day } from "../../../test/builders.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { getProcedures } from "../catalogue/lookup.ts";
import { levels, participantRoles } from "../values.ts";
import { decideCounting, type OpenCase } from "./counting-of-case.ts";
import { countingText } from "./counting-text.ts";
import { type CountingRule, countsTowards } from "./counts-towards.ts";
import { targetSpans } from "./target.ts";

const today = day("2026-11-22");
type Rule = CountingRule & { readonly name: string };
const rule = (change: Partial<Rule> = {}): Rule => ({
  name: "Arterial",
  customerId: 1,
  interventionType: "Arterial Interventions",
  roles: ["Operator", "Assistant"],
  levels: [],
  span: "training",
  ...change,
});
const theCase = (change: Partial<OpenCase> = {}): OpenCase => ({
  customerId: 1,
  procedure: aProcedure("AI-1201"),
  day: today,
  own: { role: "Operator", level: "R3" },
  ...change,
});
const told = (targets: readonly Rule[], change: Partial<OpenCase> = {}) => {
  const one = theCase(change);
  return countingText(decideCounting(targets, one, today), one.own);
};

test("a case counts towards every target whose conditions it meets", () => {
  expect(
    told([
      rule(),
      rule({ name: "All", interventionType: null }),
      rule({ name: "Venous", interventionType: "Venous Interventions" }),
    ]),
  ).toEqual(["Counts towards “Arterial” and “All”."]);
});

describe("reasons why a case counts towards no target", () => {
  const elsewhere = { interventionType: "Venous Interventions" };
  test.each<[string, readonly Rule[], Partial<OpenCase>, string]>([
    ["no role", [rule()], { own: { role: null, level: "R3" } }, "your role is missing"],
    [
      "no level",
      [rule({ levels: ["R3"] })],
      { own: { role: "Operator", level: null } },
      "your level is missing",
    ],
    [
      "neither",
      [rule({ levels: ["R3"] })],
      { own: { role: null, level: null } },
      "your role is missing and your level is missing",
    ],
    [
      "a role that does not count",
      [rule()],
      { own: { role: "Observer", level: "R3" } },
      "none of yours counts the role Observer",
    ],
    ["a level that does not count", [rule({ levels: ["IR1"] })], {}, "none of yours counts the level R3"],
    ["a procedure that no target asks for", [rule(elsewhere)], {}, "none of yours asks for this procedure"],
    [
      "the reason of the nearest target",
      [rule(elsewhere), rule()],
      { own: { role: null, level: null } },
      "your role is missing",
    ],
    [
      "last year",
      [rule({ span: "calendarYear" })],
      { day: day("2025-12-31") },
      "its date is outside of the year that is counted",
    ],
    ["another institution", [rule()], { customerId: 2 }, "none is set for you at this group’s institution"],
    [
      "a case without the person as a participant",
      [rule()],
      { own: undefined },
      "you are not among the participants",
    ],
    ["no procedure yet", [rule()], { procedure: null }, "no procedure is chosen yet"],
  ])("%s", (_what, targets, change, reason) => {
    expect(told(targets, change)).toEqual([`Counts towards no target: ${reason}.`]);
  });
});

test("a target that only lacks the role is named after those that the case counts towards", () => {
  const open = rule({ name: "Any role", roles: [] });
  expect(told([rule(), open], { own: { role: null, level: null } })).toEqual([
    "Counts towards “Any role”.",
    "Not towards “Arterial”: your role is missing.",
  ]);
});

const anyProcedure = fc.constantFrom(...getProcedures(catalogue));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    of: anyProcedure,
    parts: fc.subarray(["interventionType", "organSystem", "category", "subCategory"] as const),
    hasCode: fc.boolean(),
    customerId: fc.constantFrom(1, 2),
    roles: fc.subarray([...participantRoles]),
    levels: fc.subarray([...levels]),
    span: fc.constantFrom(...targetSpans),
  })
  .map(({ of, parts, hasCode, ...rest }) => ({
    name: "Any",
    ...rest,
    ...Object.fromEntries(parts.map((part) => [part, of[part]])),
    procedureCode: hasCode ? of.code : null,
  }));

test("for any targets and cases, the announced counts are correct and every case is explained", () => {
  const own = fc.record({
    role: orNull(fc.constantFrom(...participantRoles)),
    level: orNull(fc.constantFrom(...levels)),
  });
  fc.assert(
    fc.property(
      fc.array(anyRule, { minLength: 1, maxLength: 6 }),
      anyProcedure,
      anyDay,
      own,
      (targets, procedure, on, row) => {
        const counting = decideCounting(targets, { customerId: 1, procedure, day: on, own: row }, today);
        const wanted = targets.filter((target) =>
          countsTowards(target, { customerId: 1, procedure, day: on, ...row }, today),
        );
        expect(counting.towards).toEqual(wanted);
        if (counting.towards.length === 0) expect(counting.why.length).toBeGreaterThan(0);
        for (const target of counting.waiting) {
          const said = { role: target.roles[0] ?? "Operator", level: target.levels[0] ?? "R1" } as typeof row;
          const mended = { role: row.role ?? said.role, level: row.level ?? said.level };
          expect(countsTowards(target, { customerId: 1, procedure, day: on, ...mended }, today)).toBe(true);
        }
      },
    ),
  );
});

test("a missing role is named even before a procedure is chosen", () => {
  const one = theCase({ procedure: null, own: { role: null, level: "R3" } });
  expect(decideCounting([rule()], one, today).why).toEqual(["procedureOpen", "roleMissing"]);
});
