import { expect, test } from "vitest";
import {
  defaultProficiencyRule as byPasses,
  getWeights,
  passesNeeded,
  validateProficiencyRule,
} from "./proficiency-rule.ts";

const byCurve = { ...byPasses, kind: "learning_curve" } as const;

test("a pass counts ln(0.9 / 0.6) and a failure ln(0.4 / 0.1), rounded to thousandths", () => {
  const { pass, failure } = getWeights(byPasses);
  expect([pass, failure].map((each) => each.toFixed(4))).toEqual(["0.4050", "1.3860"]);
});

test("the curve needs eight passes from zero and fewer from a score, and the other rule two in a row", () => {
  expect([passesNeeded(byCurve), passesNeeded(byCurve, 2900), passesNeeded(byCurve, 1500)]).toEqual([
    8, 1, 4,
  ]);
  expect([passesNeeded(byPasses), passesNeeded(byPasses, 1)]).toEqual([2, 1]);
});

test("a valid rule is read unchanged", () => {
  expect(validateProficiencyRule(byPasses)).toEqual({ ok: true, value: byPasses });
  expect(validateProficiencyRule({ ...byCurve, unacceptableFailures: 20 }).ok).toBe(true);
});

test.each([
  [{ kind: "luck" }, "kind"],
  [{ passes: 1 }, "passes"],
  [{ passes: 2.5 }, "passes"],
  [{ limit: 0 }, "limit"],
  [{ limit: 61 }, "limit"],
  [{ acceptableFailures: 4 }, "acceptableFailures"],
  [{ unacceptableFailures: 91 }, "unacceptableFailures"],
  [{ unacceptableFailures: 19 }, "unacceptableFailures"],
  [{ lossLimit: 5 }, "lossLimit"],
  [{ countsRunsByHand: "yes" }, "countsRunsByHand"],
] as const)("%j is refused with the name of the field", (change, field) => {
  const read = validateProficiencyRule({ ...byPasses, ...change });
  expect(read.ok ? [] : read.error.map((error) => error.path)).toEqual([field]);
});
