import { expect, test } from "vitest";
import { casesByModule } from "./cases-by-module.ts";

test("cases are grouped by module in the offered order, with their own names", () => {
  const a = { moduleId: "evar", moduleName: "Endovascular Aortic Repair" };
  const b = { moduleId: "stroke", moduleName: "Stroke" };
  const cases = [
    { ...a, caseId: "evar-01", caseName: "Infrarenal aneurysm, straight neck" },
    { ...b, caseId: "stroke-01", caseName: "M1 occlusion" },
    { ...a, caseId: "evar-02", caseName: "Ruptured aneurysm" },
  ];
  expect(casesByModule(cases)).toEqual([
    {
      ...a,
      options: [
        { value: "evar-01", label: "Infrarenal aneurysm, straight neck" },
        { value: "evar-02", label: "Ruptured aneurysm" },
      ],
    },
    { ...b, options: [{ value: "stroke-01", label: "M1 occlusion" }] },
  ]);
  expect(casesByModule([])).toEqual([]);
});
