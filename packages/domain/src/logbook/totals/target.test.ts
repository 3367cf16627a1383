import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cascadeLevels } from "../cascade.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { getProcedures } from "../catalogue/lookup.ts";
import { participantRoles } from "../values.ts";
import { type TargetInput, validateTarget } from "./target.ts";

const rule: TargetInput = { name: "Arterial", minimum: 40, span: "training", months: 48 };
const check = (given: TargetInput) => validateTarget(catalogue, { ...rule, ...given });
const describeProblems = (given: TargetInput) => {
  const checked = check(given);
  return checked.ok ? [] : checked.error.map(({ path, code }) => `${path} ${code}`);
};

test("a name, a minimum and a span suffice, and then every case in every role counts", () => {
  expect(check({})).toEqual({
    ok: true,
    value: {
      name: "Arterial",
      groupId: null,
      scope: {
        interventionType: null,
        organSystem: null,
        category: null,
        subCategory: null,
        procedureCode: null,
      },
      roles: [],
      levels: [],
      minimum: 40,
      span: "training",
      months: 48,
    },
  });
});

describe("all errors are reported at once", () => {
  test.each<[TargetInput, readonly string[]]>([
    [{ name: " ", minimum: null, span: undefined }, ["name REQUIRED", "minimum REQUIRED", "span REQUIRED"]],
    [{ name: "n".repeat(101) }, ["name TOO_LONG"]],
    [{ name: "a\u0000b" }, ["name CONTROL_CHARACTER"]],
    [{ minimum: 0 }, ["minimum OUT_OF_RANGE"]],
    [{ minimum: 1.5 }, ["minimum OUT_OF_RANGE"]],
    [{ minimum: 10_000 }, ["minimum OUT_OF_RANGE"]],
    [{ minimum: "40" }, ["minimum OUT_OF_RANGE"]],
    [{ months: undefined }, ["months REQUIRED"]],
    [{ months: 121 }, ["months OUT_OF_RANGE"]],
    [{ span: "decade" }, ["span NOT_AN_OPTION"]],
    [{ roles: ["Surgeon"], levels: "R3" }, ["roles NOT_AN_OPTION", "levels WRONG_TYPE"]],
    [{ groupId: 1.5 }, ["groupId NOT_AN_OPTION"]],
    [{ interventionType: "Teeth" }, ["interventionType NOT_AN_OPTION"]],
    [{ interventionType: "Biopsy/Drainage", organSystem: "Aorta" }, ["organSystem NOT_AN_OPTION"]],
    [{ category: { toString: 1 } }, ["category NOT_AN_OPTION"]],
    [{ procedureCode: "AI-0000" }, ["procedureCode NOT_AN_OPTION"]],
  ])("%j", (given, problems) => {
    expect(describeProblems(given)).toEqual(problems);
  });
});

test("a calendar year ignores a length in months", () => {
  expect(check({ span: "calendarYear", months: 12 })).toMatchObject({ ok: true, value: { months: null } });
});

test("each role is kept once, in the order of the form", () => {
  expect(check({ roles: ["Assistant", "Operator", "Assistant"] })).toMatchObject({
    value: { roles: ["Operator", "Assistant"] },
  });
});

test("any levels of a procedure's path are accepted as a scope, and a code completes the path", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...getProcedures(catalogue)),
      fc.subarray([...cascadeLevels]),
      fc.subarray([...participantRoles]),
      (procedure, levels, roles) => {
        const given = Object.fromEntries(levels.map((level) => [level, procedure[level]]));
        expect(check({ ...given, roles })).toMatchObject({ ok: true, value: { scope: given, roles } });
        const { interventionType, organSystem, category, subCategory, code } = procedure;
        expect(check({ procedureCode: code })).toMatchObject({
          value: { scope: { interventionType, organSystem, category, subCategory, procedureCode: code } },
        });
      },
    ),
  );
});
