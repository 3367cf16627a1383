import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, aProcedure, day } from "../../test/builders.ts";
import { catalogue } from "../logbook/catalogue/catalogue.ts";
import { getProcedures } from "../logbook/catalogue/lookup.ts";
import type { CountingRule } from "../logbook/totals/counts-towards.ts";
import { participantRoles } from "../logbook/values.ts";
import { type CountedCase, evaluateRequirements } from "./evaluate-requirements.ts";
import { countByCategory, summariseReport } from "./report-summary.ts";
import { requirementSet } from "./requirement-set.ts";

const until = day("2026-11-22");
const board = requirementSet("european_board", []);
const arterial = aProcedure("AI-1201");
const biopsy = getProcedures(catalogue).find(
  ({ interventionType }) => interventionType === "Biopsy/Drainage",
);
const visit = getProcedures(catalogue).find(({ interventionType }) =>
  interventionType.startsWith("Evaluation"),
);
const aCase = (change: Partial<CountedCase> = {}): CountedCase => ({
  customerId: 1,
  procedure: arterial,
  role: "Operator",
  level: "R3",
  day: until,
  isConfirmed: true,
  isImportedInVain: false,
  statedRole: null,
  ...change,
});
const target = (change: Partial<CountingRule & { name: string }> = {}) => ({
  name: "Arterial",
  minimum: 2,
  customerId: 1,
  interventionType: "Arterial Interventions",
  roles: ["Operator", "Assistant"],
  levels: [],
  span: "training" as const,
  ...change,
});
const evaluate = (cases: readonly CountedCase[], set = board) =>
  evaluateRequirements(cases, set.requirements, until);

describe("the entry of the European Board", () => {
  test("a confirmed vascular case as operator counts towards both requirements", () => {
    expect(evaluate([aCase(), aCase()])).toMatchObject([
      { minimum: 250, counted: 2, missing: 248, uncounted: [] },
      { minimum: 150, counted: 2, missing: 148, uncounted: [] },
    ]);
  });

  test.each<[string, Partial<CountedCase>, readonly (string | undefined)[]]>([
    ["a case that is not confirmed", { isConfirmed: false }, ["confirmation", "confirmation"]],
    ["a case as assistant", { role: "Assistant" }, ["role", "role"]],
    ["a case without a role", { role: null, isConfirmed: false }, ["role", "role"]],
    ["a case that is not vascular", { procedure: biopsy ?? arterial }, [undefined, "procedure"]],
    ["a visit", { procedure: visit ?? arterial }, ["procedure", "procedure"]],
    [
      "an imported case that the institution counts in its totals",
      { isConfirmed: false, isImportedInVain: false },
      ["confirmation", "confirmation"],
    ],
    [
      "an unconfirmed case as observer that is not vascular",
      { procedure: biopsy ?? arterial, role: "Observer", isConfirmed: false },
      ["role", "procedure"],
    ],
  ])("%s is left out for one reason", (_what, change, reasons) => {
    const evaluated = evaluate([aCase(change)]);
    expect(evaluated.map(({ uncounted }) => uncounted[0]?.reason)).toEqual(reasons);
    expect(evaluated.map(({ counted }) => counted)).toEqual(
      reasons.map((reason) => (reason === undefined ? 1 : 0)),
    );
  });

  test("a case whose role is disputed counts by its recorded role, and is also counted as disputed", () => {
    const cases = [
      aCase({ statedRole: "Assistant" }),
      aCase(),
      aCase({ role: "Assistant", statedRole: "Operator" }),
    ];
    expect(evaluate(cases)[0]).toMatchObject({ counted: 2, disputed: 1, uncounted: [{ reason: "role" }] });
    expect(summariseReport(cases, board, until).disputed).toBe(2);
  });

  test("nothing is missing beyond the minimum", () => {
    const [whole] = evaluate(Array.from({ length: 251 }, () => aCase()));
    expect(whole).toMatchObject({ counted: 251, missing: 0 });
  });
});

test("targets of the institution count by the rule of the totals, confirmed or not", () => {
  const own = requirementSet("institution", [target(), target({ name: "This year", span: "calendarYear" })]);
  const cases = [
    aCase({ isConfirmed: false, role: "Assistant" }),
    aCase({ day: day("2025-12-31") }),
    aCase({ customerId: 2 }),
    aCase({ isConfirmed: false, isImportedInVain: true }),
    aCase({ procedure: biopsy ?? arterial }),
  ];
  expect(evaluate(cases, own)).toMatchObject([
    { name: "Arterial", counted: 2, confirmed: 1, missing: 0 },
    {
      name: "This year",
      counted: 1,
      confirmed: 0,
      missing: 1,
      uncounted: [
        { reason: "institution", cases: 1 },
        { reason: "imported", cases: 1 },
        { reason: "day", cases: 1 },
        { reason: "procedure", cases: 1 },
      ],
    },
  ]);
});

test("every case counts or has exactly one reason, and the parts of a summary add up to the whole", () => {
  const anyCase = fc.record({
    customerId: fc.constantFrom(1, 2),
    procedure: fc.constantFrom(...getProcedures(catalogue)),
    role: fc.constantFrom(...participantRoles, null),
    level: fc.constant("R3" as const),
    day: anyDay,
    isConfirmed: fc.boolean(),
    isImportedInVain: fc.boolean(),
    statedRole: fc.constantFrom("Scrub" as const, null),
  });
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 30 }), fc.constantFrom("board", "own"), (cases, which) => {
      const set = which === "board" ? board : requirementSet("institution", [target()]);
      const summary = summariseReport(cases, set, until);
      for (const { counted, uncounted, minimum, missing, confirmed } of summary.requirements) {
        expect(counted + uncounted.reduce((sum, each) => sum + each.cases, 0)).toBe(cases.length);
        expect(missing).toBe(Math.max(0, minimum - counted));
        expect(confirmed).toBeLessThanOrEqual(counted);
      }
      const wholes = [summary.roles, countByCategory(cases)];
      for (const parts of wholes) {
        expect(parts.reduce((sum, each) => sum + each.cases, 0)).toBe(cases.length);
        expect(parts.reduce((sum, each) => sum + each.confirmed, 0)).toBe(summary.confirmed);
      }
    }),
    { numRuns: 50 },
  );
});
