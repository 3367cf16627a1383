import fc from "fast-check";
import { expect, test } from "vitest";
import { aModule, caseId } from "../../../test/cloud-builders.ts";
import { getCheckState, moduleCasesOf, offeredModules, toggleCases } from "./catalogue.ts";

const carotid = aModule("carotid", 3);
const renal = aModule("renal", 2);
const modules = [carotid, renal];

test("an account is offered the cases that it may use, without modules that have no cases (2.046)", () => {
  expect(offeredModules([...modules, aModule("empty", 0)], "full")).toEqual(modules);
  const some = offeredModules(modules, new Set([caseId("carotid-02"), caseId("unknown")]));
  expect(some).toEqual([{ ...carotid, cases: [carotid.cases[1]] }]);
  expect(offeredModules(modules, new Set())).toEqual([]);
});

test("a checkbox for several cases shows how many are selected, and selects all or none (9.017)", () => {
  const all = modules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId));
  const one = new Set([caseId("carotid-01")]);
  expect(getCheckState(all, new Set())).toBe("none");
  expect(getCheckState(all, one)).toBe("some");
  expect(getCheckState([caseId("carotid-01")], one)).toBe("all");
  expect(getCheckState([], one)).toBe("none");
  expect(toggleCases(all, one)).toEqual(new Set(all));
  expect(toggleCases(all, new Set(all))).toEqual(new Set());
});

test("toggling leaves all other cases unchanged and ends with all or none of its own selected", () => {
  const all = modules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId));
  fc.assert(
    fc.property(fc.subarray(all), fc.subarray(all, { minLength: 1 }), (chosen, pressed) => {
      const before = new Set(chosen);
      const once = toggleCases(pressed, before);
      for (const id of all) if (!pressed.includes(id)) expect(once.has(id)).toBe(before.has(id));
      expect(getCheckState(pressed, once)).not.toBe("some");
      expect(getCheckState(pressed, toggleCases(pressed, once))).not.toBe(getCheckState(pressed, once));
    }),
  );
});

test("the selected cases are sent in the order of the catalogue", () => {
  const chosen = new Set(["renal-01", "carotid-03", "carotid-01", "gone"].map(caseId));
  expect(moduleCasesOf(modules, chosen)).toEqual([
    { moduleId: "carotid", caseIds: ["carotid-01", "carotid-03"] },
    { moduleId: "renal", caseIds: ["renal-01"] },
  ]);
});
