import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getValues } from "./field-labels.ts";
import type { ConditionalField } from "./fields/record-fields.ts";
import { adverseEvents, modalities } from "./values.ts";
import {
  type ConditionalContent,
  changeField,
  changeModality,
  clearHidden,
  conditionalFields,
  type DecidingFields,
  visibleFields,
} from "./visible-fields.ts";

const shows = (field: ConditionalField, content: DecidingFields) => visibleFields(content).has(field);

describe("visible fields", () => {
  test.each([
    [null, false],
    ["", false],
    ["NoImaging", false],
    ["CT", true],
    ["Ultrasound", true],
  ])("the secondary modality is shown if the primary one is %j: %s (7.033)", (modalityPrimary, shown) => {
    expect(shows("modalitySecondary", { modalityPrimary })).toBe(shown);
  });

  test("fluoroscopy doses are shown if either modality is Fluoroscopy (7.034), and CT doses if either is CT (7.035)", () => {
    const fluoroscopy = ["doseTime", "doseSkin", "doseDap"] as const;
    const ct = ["doseCtdi", "doseDlp"] as const;
    const both = visibleFields({ modalityPrimary: "CT", modalitySecondary: "Fluoroscopy" });
    for (const field of [...fluoroscopy, ...ct]) expect(both.has(field)).toBe(true);
    const one = visibleFields({ modalityPrimary: "Fluoroscopy", modalitySecondary: "MRI" });
    for (const field of fluoroscopy) expect(one.has(field)).toBe(true);
    for (const field of ct) expect(one.has(field)).toBe(false);
  });

  test("doses are not shown for a secondary modality that is itself hidden", () => {
    const visible = visibleFields({ modalityPrimary: "NoImaging", modalitySecondary: "CT" });
    expect([...visible]).toEqual([]);
  });

  test("the reason of a failure is shown if success is false, and not if it is open (7.037)", () => {
    expect(shows("successComments", { success: false })).toBe(true);
    expect(shows("successComments", { success: true })).toBe(false);
    expect(shows("successComments", { success: null })).toBe(false);
  });

  test("the description of an adverse event is shown if one other than NONE is chosen (7.038)", () => {
    expect(
      adverseEvents.filter((complications) => shows("complicationsComments", { complications })),
    ).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(shows("complicationsComments", {})).toBe(false);
  });

  test("the comments on a closure device are shown if one was used (7.039)", () => {
    expect(shows("closureDeviceComments", { closureDevice: true })).toBe(true);
    expect(shows("closureDeviceComments", { closureDevice: false })).toBe(false);
  });

  test("the INR correction is shown for an INR from 1.3-1.4 up (7.040, X76)", () => {
    expect(getValues("inr").filter((inr) => shows("inrReversal", { inr }))).toEqual([
      "1.3-1.4",
      "1.5-1.7",
      "1.8-2.0",
      ">2.0",
    ]);
  });

  test("the notes of a follow-up are shown if it has a date (7.041)", () => {
    expect([...visibleFields({ imageFollowup: "2026-04-01" })]).toEqual(["imageFollowupNotes"]);
    expect([...visibleFields({ consultFollowup: "2026-04-01" })]).toEqual(["consultFollowupNotes"]);
  });
});

const anyText = fc.constantFrom(null, "", "something");
const anyModality = fc.constantFrom(null, "", ...modalities);
const anyContent: fc.Arbitrary<ConditionalContent> = fc.record({
  modalityPrimary: anyModality,
  modalitySecondary: anyModality,
  success: fc.constantFrom(null, true, false),
  complications: fc.constantFrom(null, "", ...adverseEvents),
  closureDevice: fc.constantFrom(null, true, false),
  inr: fc.constantFrom(null, "", ...getValues("inr")),
  imageFollowup: fc.constantFrom(null, "", "2026-04-01"),
  consultFollowup: fc.constantFrom(null, "", "2026-04-01"),
  doseTime: fc.constantFrom(null, 0, 4.5, "4.5"),
  doseSkin: fc.constantFrom(null, 0, 4.5),
  doseDap: fc.constantFrom(null, 0, 4.5),
  doseCtdi: fc.constantFrom(null, 0, 4.5),
  doseDlp: fc.constantFrom(null, 0, 4.5),
  successComments: anyText,
  complicationsComments: anyText,
  closureDeviceComments: anyText,
  inrReversal: anyText,
  imageFollowupNotes: anyText,
  consultFollowupNotes: anyText,
});

function expectNothingHiddenIsFilled(content: ConditionalContent): void {
  const visible = visibleFields(content);
  for (const field of conditionalFields) {
    if (!visible.has(field)) expect([null, undefined, ""]).toContain(content[field]);
  }
}

describe("clearHidden, for any content", () => {
  test("only hidden fields are emptied, and a second call changes nothing", () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const cleared = clearHidden(content);
        expectNothingHiddenIsFilled(cleared);
        const visible = visibleFields(content);
        expect(visibleFields(cleared)).toEqual(visible);
        for (const key of Object.keys(content) as (keyof ConditionalContent)[]) {
          const isHidden = conditionalFields.some((field) => field === key && !visible.has(field));
          if (!isHidden) expect(cleared[key]).toBe(content[key]);
        }
        expect(clearHidden(cleared)).toBe(cleared);
      }),
    );
  });
});

describe("changeModality", () => {
  test("changing to Fluoroscopy clears the CT doses, and changing to CT the fluoroscopy doses (7.036)", () => {
    const ct = { modalityPrimary: "CT", doseCtdi: 5, doseDlp: 7 };
    expect(changeModality(ct, "modalityPrimary", "Fluoroscopy")).toEqual({
      modalityPrimary: "Fluoroscopy",
      doseCtdi: null,
      doseDlp: null,
    });
    const fluoroscopy = { modalityPrimary: "Fluoroscopy", doseTime: 5, doseSkin: 6, doseDap: 7 };
    expect(changeModality(fluoroscopy, "modalityPrimary", "CT")).toEqual({
      modalityPrimary: "CT",
      doseTime: null,
      doseSkin: null,
      doseDap: null,
    });
  });

  /** A special case: the primary modality stays CT and its dose fields stay visible, but are emptied all the same (X74). */
  test("a change of the secondary modality clears the CT doses even if the primary modality is CT", () => {
    const changed = changeModality(
      { modalityPrimary: "CT", doseCtdi: 5, doseDlp: 7 },
      "modalitySecondary",
      "Fluoroscopy",
    );
    expect(changed).toMatchObject({
      modalityPrimary: "CT",
      modalitySecondary: "Fluoroscopy",
      doseCtdi: null,
      doseDlp: null,
    });
    expect(visibleFields(changed).has("doseCtdi")).toBe(true);
  });

  test("choosing the same modality again clears nothing", () => {
    const content = { modalityPrimary: "CT", modalitySecondary: "Fluoroscopy", doseCtdi: 5, doseTime: 3 };
    expect(changeModality(content, "modalityPrimary", "CT")).toEqual(content);
  });

  test("after any change of any content, no hidden field is filled (X74)", () => {
    fc.assert(
      fc.property(
        anyContent,
        fc.constantFrom("modalityPrimary" as const, "modalitySecondary" as const),
        fc.constantFrom(null, ...modalities),
        (content, field, modality) => {
          const changed = changeModality(content, field, modality);
          expectNothingHiddenIsFilled(changed);
          const { modalityPrimary } = changed;
          if (field === "modalityPrimary") expect(modalityPrimary).toBe(modality);
        },
      ),
    );
  });
});

describe("changeField", () => {
  test("a new answer clears the fields that only the other answer needs", () => {
    const failed: { success: boolean | null; successComments: string | null } = {
      success: false,
      successComments: "Residual leak",
    };
    expect(changeField(failed, "success", true)).toEqual({ success: true, successComments: null });
    const corrected = { inr: ">2.0", inrReversal: "FFP", procedureComments: "Two coils" };
    expect(changeField(corrected, "inr", "<1.3")).toEqual({ ...corrected, inr: "<1.3", inrReversal: null });
  });

  test("changing the modality clears the same doses as changeModality (7.036)", () => {
    const ct = { modalityPrimary: "CT", doseCtdi: 5 };
    expect(changeField(ct, "modalityPrimary", "Fluoroscopy")).toEqual(
      changeModality(ct, "modalityPrimary", "Fluoroscopy"),
    );
  });

  test("after any changes, no hidden field is filled and no other field has changed (X74)", () => {
    const anyChange = anyContent.chain((values) =>
      fc.constantFrom(...(Object.keys(values) as (keyof typeof values)[])).map((field) => ({
        field,
        value: values[field],
      })),
    );
    fc.assert(
      fc.property(anyContent, fc.array(anyChange, { maxLength: 30 }), (start, changes) => {
        let content: ConditionalContent = clearHidden(start);
        for (const { field, value } of changes) {
          const before = content;
          content = changeField(content, field, value);
          expectNothingHiddenIsFilled(content);
          for (const other of Object.keys(before) as (keyof ConditionalContent)[]) {
            const isConditional = conditionalFields.some((each) => each === other);
            if (other !== field && !isConditional) expect(content[other]).toBe(before[other]);
          }
        }
      }),
    );
  });
});
