import { clinicalFieldNames, fieldsIn } from "@cathedra/domain/logbook";
import { describe, expect, it } from "vitest";
import { aForm, aRecord } from "../../../../../test/record-form.ts";
import { withClinical } from "./record-form.ts";
import { makeForm } from "./record-mapping.ts";
import { errorsWithoutField, recordSections, type SectionId, stateOfSection } from "./record-sections.ts";
import type { FormErrors } from "./save-errors.ts";

function getState(id: SectionId, form = aForm(), errors: FormErrors = {}) {
  const section = recordSections.find((each) => each.id === id);
  if (section === undefined) throw new Error(id);
  return stateOfSection(section, form, errors);
}

describe("section of the form", () => {
  it("a section counts its missing required fields", () => {
    expect(getState("occasion")).toMatchObject({ required: 4, missing: 0 });
    expect(getState("occasion", aForm({ attendingId: null, attendingName: " ", hospital: "" })).missing).toBe(
      2,
    );
    expect(getState("procedure", aForm({ procedureIndication: "\n" }))).toMatchObject({ missing: 1 });
  });

  it("a section counts filled fields, including No and a dose of 0, but not empty rows", () => {
    expect(getState("clinicalManager").filled).toBe(0);
    expect(getState("clinicalManager", withClinical(aForm(), "success", false)).filled).toBe(1);
    const fluoroscopy = withClinical(aForm(), "modalityPrimary", "Fluoroscopy");
    expect(getState("clinicalData", withClinical(fluoroscopy, "doseTime", 0)).filled).toBe(2);
    const empty = { keycloakId: null, name: "", role: null, level: null };
    expect(getState("participants", aForm({ participants: [...aForm().participants, empty] })).filled).toBe(
      1,
    );
  });

  it("a section counts its own errors", () => {
    const errors = {
      doseTime: "Value should be a number",
      "participants.2.name": "Required",
      participants: "!",
    };
    expect(getState("clinicalData", aForm(), errors).wrong).toBe(1);
    expect(getState("participants", aForm(), errors).wrong).toBe(2);
    expect(getState("occasion", aForm(), errors).wrong).toBe(0);
  });
});

it("every clinical field belongs to exactly one section", () => {
  const placed: readonly string[] = recordSections.flatMap(({ fields }) => [...fields]);
  for (const field of clinicalFieldNames) expect(placed.filter((each) => each === field)).toEqual([field]);
  const clinicalData = fieldsIn("clinicalData");
  expect(clinicalData.length).toBeGreaterThanOrEqual(17);
  expect(getState("clinicalData", makeForm(aRecord())).filled).toBe(clinicalData.length);
});

it("an error without a visible field is shown separately", () => {
  const errors = { hospital: "Required", type: "Choose one of the options" };
  expect(errorsWithoutField(errors)).toEqual(["type: Choose one of the options"]);
});
