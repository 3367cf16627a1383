import { describe, expect, test } from "vitest";
import { recordFieldLabels, recordValueLabel } from "./field-labels.ts";

test("the question about a failed procedure has the specified text (7.037)", () => {
  expect(recordFieldLabels.successComments).toBe("Why was the procedure not successful?");
});

test("every dose label contains its unit (X75)", () => {
  const doses = ["doseTime", "doseSkin", "doseDap", "doseCtdi", "doseDlp"] as const;
  expect(doses.map((dose) => recordFieldLabels[dose])).toEqual([
    "Fluoroscopy time (min)",
    "Skin dose (mGy)",
    "Dose area product, DAP (Gy·cm²)",
    "CT dose index, CTDI (mGy)",
    "Dose length product, DLP (mGy·cm)",
  ]);
});

test("all field labels differ", () => {
  const labels = Object.values(recordFieldLabels);
  expect(new Set(labels).size).toBe(labels.length);
});

describe("label of a value", () => {
  test.each([
    ["modalityPrimary", "NoImaging", "No Imaging"],
    ["modalitySecondary", "CT", "CT"],
    ["complications", "F", "F: death"],
    ["ageCategory", "Adult", "Adult (18-64)"],
    ["inrReversal", "VitaminK", "Vitamin K"],
    ["success", false, "No"],
    ["doseTime", 12.5, "12.5"],
    ["hospital", "Adult", "Adult"],
  ] as const)("the value of %s, %j, is shown as %s", (field, value, shown) => {
    expect(recordValueLabel(field, value)).toBe(shown);
  });
});
