import {
  adverseEvents,
  type ClinicalForm,
  cascadeLevels,
  catalogue,
  chooseLevel,
  clearHidden,
  findProcedure,
  getValues,
  modalities,
  optionsAt,
} from "@cathedra/domain/logbook";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { aForm, choices, maya, northgateGroups } from "../../../../../test/record-form.ts";
import { localDay } from "../../../../format/dates.ts";
import { type RecordForm, recordForm, withClinical } from "./record-form.ts";
import { type LoadedRecord, makeForm, toSaveVariables } from "./record-mapping.ts";
import { haveSameContent } from "./same-content.ts";
import { validateForm } from "./validate-form.ts";

const text = fc.string({ maxLength: 20 }).map((typed) => typed.replaceAll(/\p{Cc}|\p{Cs}/gu, "").trim());
const dose = fc.integer({ min: 0, max: 999_999 }).map((thousandths) => thousandths / 1000);

type Change = (form: RecordForm) => RecordForm;
const answer = <Field extends keyof ClinicalForm>(field: Field, values: fc.Arbitrary<ClinicalForm[Field]>) =>
  values.map(
    (value): Change =>
      (form) =>
        withClinical(form, field, value),
  );

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  answer("modalityPrimary", fc.constantFrom(null, ...modalities)),
  answer("modalitySecondary", fc.constantFrom(null, ...modalities)),
  answer("doseTime", fc.option(dose)),
  answer("doseCtdi", fc.option(dose)),
  answer("success", fc.constantFrom(null, true, false)),
  answer("successComments", text),
  answer("complications", fc.constantFrom(null, ...adverseEvents)),
  answer("complicationsComments", text),
  answer("inr", fc.constantFrom(null, ...getValues("inr"))),
  answer("inrReversal", fc.constantFrom(null, "FFP")),
  answer("imageFollowup", fc.constantFrom(null, "2026-04-07")),
  answer("imageFollowupNotes", text),
  answer("procedureComments", text),
  fc.record({ level: fc.constantFrom(...cascadeLevels), pick: fc.nat() }).map(
    ({ level, pick }): Change =>
      (form) => {
        const options = optionsAt(catalogue, form.procedure, level);
        const chosen = chooseLevel(catalogue, form.procedure, level, options[pick % options.length] ?? "");
        return chosen === undefined ? form : { ...form, procedure: { ...chosen } };
      },
  ),
);

/** A form after any number of answers. */
const anyForm = fc
  .array(anyChange, { maxLength: 25 })
  .map((changes) => changes.reduce((form, change) => change(form), aForm()));

test("after any answers, hidden fields are empty and the procedure is one of the catalogue (X74, 7.030)", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      expect(clearHidden(form)).toBe(form);
      expect(findProcedure(catalogue, form.procedure?.code ?? "")).toEqual(form.procedure);
    }),
  );
});

test("a draft is read back unchanged", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      expect(v.parse(recordForm, JSON.parse(JSON.stringify(form)))).toEqual(form);
    }),
  );
});

const today = localDay(new Date(2026, 2, 10));

test("any answers are valid, and come back from the API as typed", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const sent = toVariables(form);
      const groups = [{ id: 1, customerId: 1 }];
      expect(validateForm(sent, { choices, groups, today })).toEqual({});
      expect(haveSameContent(makeForm(answered(form)), form)).toBe(true);
    }),
  );
});

function toVariables(form: RecordForm) {
  return toSaveVariables(form, {
    record: undefined,
    version: null,
    clientKey: "c0000000-0000-4000-8000-000000000001",
    customerId: northgateGroups[0]?.customer.id,
    viewerKeycloakId: maya.keycloakId,
  });
}

/** The answer of an API that stores exactly the input. */
function answered(form: RecordForm): LoadedRecord {
  return {
    ...(toVariables(form).activity as LoadedRecord),
    attending: { id: form.attendingId ?? "", firstName: "Anna", lastName: "Berg" },
  };
}
