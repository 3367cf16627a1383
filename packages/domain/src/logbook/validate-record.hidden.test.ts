import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anInput, customer, day, group } from "../../test/builders.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import type { RecordInput } from "./record-input.ts";
import { type ValidationContext, validateRecord } from "./validate-record.ts";
import { visibleFields } from "./visible-fields.ts";

const context: ValidationContext = {
  latestDay: day("2026-03-10"),
  groups: [{ id: group(1), customerId: customer(1) }],
  catalogue,
};

function readContent(input: RecordInput) {
  const read = validateRecord(input, context);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe("hidden fields", () => {
  test("invalid values in hidden fields are emptied without an error", () => {
    const hidden = {
      doseTime: "abc",
      successComments: "x".repeat(9999),
      inrReversal: "Magic",
      imageFollowupNotes: "a\0",
    };
    const { content } = readContent(
      anInput({ ...hidden, success: true, modalityPrimary: "CT", doseCtdi: 3 }),
    );
    expect(content).toMatchObject({
      doseTime: null,
      successComments: null,
      inrReversal: null,
      imageFollowupNotes: null,
    });
    expect(content.doseCtdi).toBe(3);
  });

  test("a validated record has no value in a hidden field and is valid again unchanged", () => {
    const anyInput = fc.record({
      modalityPrimary: fc.constantFrom(null, "NoImaging", "CT", "Fluoroscopy", "MRI"),
      modalitySecondary: fc.constantFrom(null, "CT", "Fluoroscopy"),
      doseTime: fc.constantFrom(null, 1, "2.5"),
      doseCtdi: fc.constantFrom(null, 1, "2.5"),
      success: fc.constantFrom(null, true, false),
      successComments: fc.constantFrom(null, " because "),
      inr: fc.constantFrom(null, "<1.3", ">2.0"),
      inrReversal: fc.constantFrom(null, "FFP"),
      procedureComments: fc.string({ maxLength: 20 }),
    });
    fc.assert(
      fc.property(anyInput, (given) => {
        const read = validateRecord(anInput(given), context);
        if (!read.ok) return;
        const { content } = read.value;
        const visible = visibleFields(content);
        for (const field of [
          "modalitySecondary",
          "doseTime",
          "doseCtdi",
          "successComments",
          "inrReversal",
        ] as const) {
          if (!visible.has(field)) expect(content[field]).toBeNull();
        }
        const again = { ...anInput(), ...content, participants: [] };
        expect(readContent(again).content).toEqual(content);
      }),
    );
  });
});

test("no input makes the validation throw", () => {
  const fields = [
    "groupId",
    "attending",
    "procedure",
    "participants",
    "dateOfProcedure",
    "doseTime",
    "inr",
    "hospital",
  ];
  const anything = fc.dictionary(
    fc.constantFrom(...fields),
    fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant({}),
      fc.constant([{}]),
      fc.constant([null]),
    ),
  );
  fc.assert(
    fc.property(anything, (given) => {
      const read = validateRecord(given, { ...context, groups: [] });
      expect(read.ok).toBe(false);
    }),
  );
});
