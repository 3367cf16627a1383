import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  aForm,
  aRecord,
  choices,
  endoleak,
  lakesideGroup,
  maya,
  northgateGroups,
} from "../../../../../test/record-form.ts";
import { attendingOptions, hospitalOptions, procedureOptions } from "./choices.ts";
import {
  newRecordForm,
  recordForm,
  withClinical,
  withDose,
  withGroup,
  withParticipants,
} from "./record-form.ts";
import { makeForm } from "./record-mapping.ts";
import { wrongDoseErrors } from "./validate-form.ts";

const all = [...northgateGroups, lakesideGroup];

describe("new form", () => {
  it("the only group is preselected, and none of several (X80)", () => {
    expect(newRecordForm(maya, [lakesideGroup]).groupId).toBe(lakesideGroup.id);
    expect(newRecordForm(maya, northgateGroups).groupId).toBeNull();
  });

  it("the person is the first participant, without role and level (7.044)", () => {
    expect(newRecordForm(maya, all).participants).toEqual([
      { keycloakId: maya.keycloakId, name: "Maya Lindqvist", role: null, level: null },
    ]);
  });
});

describe("changing the group", () => {
  const two = withParticipants(aForm(), [
    ...aForm().participants,
    { keycloakId: null, name: "Jo Visitor", role: null, level: null },
  ]);

  it("only the person stays as a participant (7.044), and hospital and attending stay within the customer (7.062)", () => {
    const changed = withGroup(two, 2, { groups: all, me: maya });
    expect(changed.participants).toHaveLength(1);
    expect(changed.hospital).toBe("Northgate Main");
    expect(changed.attendingName).toBe("Berg, Anna");
  });

  it("choosing another customer's group empties hospital and attending (7.062)", () => {
    const changed = withGroup(two, lakesideGroup.id, { groups: all, me: maya });
    expect(changed).toMatchObject({ hospital: "", attendingName: "", attendingId: null });
    expect(changed.procedure).toBe(two.procedure);
  });

  it("values chosen before a group are kept only if they can belong to no other customer (7.062)", () => {
    const early = aForm({ groupId: null });
    expect(withGroup(early, 1, { groups: northgateGroups, me: maya }).hospital).toBe("Northgate Main");
    expect(withGroup(early, lakesideGroup.id, { groups: all, me: maya })).toMatchObject({
      hospital: "",
      attendingName: "",
      attendingId: null,
    });
  });

  it("choosing the same group changes nothing", () => {
    expect(withGroup(two, 1, { groups: all, me: maya })).toBe(two);
  });
});

describe("options of the form", () => {
  it("the options belong to the group's customer (7.062)", () => {
    expect(hospitalOptions(choices, 1, "").map(({ label }) => label)).toEqual(["Northgate Main"]);
    expect(attendingOptions(choices, 2, aForm({ attendingId: null })).map(({ label }) => label)).toEqual([
      "Conti, Luca",
    ]);
  });

  it("a value of the record that is no longer offered is still an option", () => {
    const gone = aForm({ attendingId: "a0000000-0000-4000-8000-000000000009", attendingName: "Gone, Ida" });
    expect(attendingOptions(choices, 1, gone).map(({ label }) => label)).toEqual(["Gone, Ida", "Berg, Anna"]);
    expect(hospitalOptions(choices, 1, "Closed").map(({ value }) => value)).toEqual([
      "Closed",
      "Northgate Main",
    ]);
    const old = { ...endoleak, code: "ZZ-1", name: "Forgotten" };
    expect(procedureOptions(choices, old)[0]).toMatchObject({ value: "ZZ-1", label: "Forgotten" });
  });
});

describe("invalid dose", () => {
  const wrong = withDose(withClinical(aForm(), "modalityPrimary", "CT"), "doseCtdi", {
    dose: null,
    wrongText: "lots",
  });

  it("an invalid dose is kept as typed and reported (7.056)", () => {
    expect(v.parse(recordForm, JSON.parse(JSON.stringify(wrong)))).toEqual(wrong);
    expect(wrong).toMatchObject({ doseCtdi: null, wrongDoses: { doseCtdi: "lots" } });
    expect(wrongDoseErrors(wrong)).toEqual({ doseCtdi: "Value should be a number" });
  });

  it("an invalid dose is removed when a number is typed or the field is hidden (X74)", () => {
    const mended = withDose(wrong, "doseCtdi", { dose: 4.5, wrongText: undefined });
    expect(mended.doseCtdi).toBe(4.5);
    expect(mended.wrongDoses).toEqual({});
    expect(withClinical(wrong, "modalityPrimary", "MRI").wrongDoses).toEqual({});
    expect(withClinical(wrong, "onCall", true).wrongDoses).toEqual({ doseCtdi: "lots" });
    // The CT doses stay visible but are cleared all the same (7.036, X74).
    expect(withClinical(wrong, "modalitySecondary", "Fluoroscopy").wrongDoses).toEqual({});
    expect(withClinical(wrong, "modalitySecondary", "MRI").wrongDoses).toEqual({ doseCtdi: "lots" });
    expect(wrongDoseErrors(mended)).toEqual({});
  });
});

it("the form is the same after it was stored as a draft", () => {
  const form = makeForm(aRecord());
  expect(v.parse(recordForm, JSON.parse(JSON.stringify(form)))).toEqual(form);
});
