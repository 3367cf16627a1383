import type { CustomerId, GroupId } from "@cathedra/domain";
import {
  type ClinicalField,
  catalogue,
  clinicalFieldNames,
  clinicalFields,
  compareEdits,
  mergeEdits,
  recordFieldLabels,
  validateRecord,
} from "@cathedra/domain/logbook";
import { filledFields } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { aForm, aRecord, choices, maya, northgateGroups } from "../../../../test/record-form.ts";
import { localDay } from "../../../format/dates.ts";
import { formOfEdited, toEdited } from "./conflict/edited-form.ts";
import { valueText } from "./conflict/value-text.ts";
import { exportColumns } from "./export/export-columns.ts";
import { copiedForm } from "./form/copied-form.ts";
import { onlyChanged } from "./form/only-changed.ts";
import { readRecordDraft } from "./form/record-draft.ts";
import { noClinicalData, type RecordForm, withClinical } from "./form/record-form.ts";
import { makeForm, toSaveVariables } from "./form/record-mapping.ts";
import { recordSections } from "./form/record-sections.ts";
import { partsOfRecord } from "./form/record-view.ts";
import { haveSameContent } from "./form/same-content.ts";
import { validateForm } from "./form/validate-form.ts";

// A record with every field filled in is saved, copied, drafted and exported. Each field is checked separately, so that
// none is lost.

const record = aRecord();
const filled = makeForm(record);
const today = localDay(new Date(2026, 2, 10));
const facts = {
  record: undefined,
  version: null,
  clientKey: "c0000000-0000-4000-8000-000000000001",
  customerId: 1,
  viewerKeycloakId: maya.keycloakId,
};
const { activity } = toSaveVariables(filled, facts);

/** The form with one field emptied by the person. */
function without(form: RecordForm, name: ClinicalField): RecordForm {
  return withClinical(form, name, noClinicalData[name]);
}

describe.each(clinicalFieldNames)("%s", (name) => {
  test("the field is read into the form, is valid and is saved", () => {
    expect(filledFields[name]).not.toEqual(noClinicalData[name]);
    expect(filled[name]).toEqual(filledFields[name]);
    expect(activity[name]).toEqual(filledFields[name]);
    const read = validateRecord(activity, {
      latestDay: today,
      catalogue,
      groups: [{ id: 1 as GroupId, customerId: 1 as CustomerId }],
    });
    expect(read.ok && read.value.content[name]).toEqual(filledFields[name]);
  });

  test("the field is in one section of the form and of the view, with its label", () => {
    expect(recordSections.flatMap(({ fields }) => fields).filter((each) => each === name)).toEqual([name]);
    const labels = partsOfRecord(record).flatMap((part) => part.facts.map(({ label }) => label));
    expect(labels.filter((label) => label === recordFieldLabels[name])).toHaveLength(1);
  });

  test("the field is kept in a stale save if it is the only change", () => {
    const mine = without(filled, name);
    const theirs = { ...filled, hospital: "Annex" };
    const versions = { base: toEdited(filled), theirs: toEdited(theirs), mine: toEdited(mine) };
    const changes = compareEdits(versions);
    expect(changes.find(({ fields }) => fields.includes(name))?.by).toBe("me");
    const merged = formOfEdited(mergeEdits(versions, changes, () => "theirs"));
    expect(merged).toEqual({ ...mine, hospital: "Annex" });
    expect(valueText(name, versions.base)).not.toBe(valueText(name, versions.mine));
  });

  test("a change of the field makes a repeated save a different one", () => {
    expect(haveSameContent(filled, without(filled, name))).toBe(false);
    const began = toSaveVariables(filled, facts);
    expect(onlyChanged(toSaveVariables(without(filled, name), facts), began).activity).toHaveProperty(
      name,
      null,
    );
    expect(onlyChanged(began, began).activity).not.toHaveProperty(name);
  });

  test("the field is copied only if its rule keeps it", () => {
    const groups = northgateGroups.map((group) => ({ ...group, members: [] }));
    const copy = copiedForm(record, { me: maya, groups, today, catalogue });
    const isKept = "copy" in clinicalFields[name];
    expect(copy[name]).toEqual(isKept ? filledFields[name] : noClinicalData[name]);
  });

  test("the field is restored from a draft, and is empty in a draft from before it existed", () => {
    const fresh = aForm();
    const kept = JSON.parse(JSON.stringify({ form: filled }));
    expect(readRecordDraft(kept, fresh).form[name]).toEqual(filledFields[name]);
    delete kept.form[name];
    expect(readRecordDraft(kept, fresh).form[name]).toEqual(noClinicalData[name]);
    const strange = { form: { ...filled, [name]: { later: true } } };
    expect(readRecordDraft(strange, fresh).form[name]).toEqual(noClinicalData[name]);
  });

  test("the field fills exactly one column of the export", () => {
    const empty = { ...record, [name]: null };
    const columns = exportColumns.filter(({ value }) => value(record) !== value(empty));
    expect(columns).toHaveLength(1);
    expect(columns.map(({ value }) => value(empty))).toEqual([null]);
  });
});

test("the unchanged form is valid", () => {
  expect(
    validateForm(toSaveVariables(filled, facts), { choices, groups: [{ id: 1, customerId: 1 }], today }),
  ).toEqual({});
});

test("every column has its own header", () => {
  const headers = exportColumns.map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
});
