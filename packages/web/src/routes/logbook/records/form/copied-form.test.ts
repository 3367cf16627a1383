import { catalogue } from "@cathedra/domain/logbook";
import { expect, it } from "vitest";
import { aRecord, endoleak, maya, northgateGroups } from "../../../../../test/record-form.ts";
import { localDay } from "../../../../format/dates.ts";
import { copiedForm, fillFromRecord } from "./copied-form.ts";
import { newRecordForm } from "./record-form.ts";

const today = localDay(new Date(2026, 3, 1));
const groups = northgateGroups.map((group) => ({ ...group, members: [{ keycloak_id: maya.keycloakId }] }));

it("a copy contains what is alike in similar cases, and is otherwise empty", () => {
  const source = aRecord();
  expect(copiedForm(source, { me: maya, groups, today, catalogue })).toEqual({
    ...newRecordForm(maya, groups),
    groupId: 1,
    dateOfProcedure: "2026-04-01",
    hospital: source.hospital,
    attendingId: source.attending.id,
    attendingName: "Berg, Anna",
    procedure: endoleak,
    participants: [
      { keycloakId: maya.keycloakId, name: "Maya Lindqvist", role: "Operator", level: "R3" },
      { keycloakId: null, name: "Jo Visitor", role: "Scrub", level: "NP" },
    ],
    setting: "Inpatient",
    modalityPrimary: "Fluoroscopy",
    modalitySecondary: "CT",
    sedation: "Local",
  });
});

it("a copy of a record in a group of other people contains only the procedure", () => {
  const form = copiedForm(aRecord({ groupId: 77 }), { me: maya, groups, today, catalogue });
  expect(form).toMatchObject({
    groupId: null,
    hospital: "",
    attendingId: null,
    attendingName: "",
    procedure: endoleak,
  });
  expect(form.participants).toEqual(newRecordForm(maya, groups).participants);
});

it("a form that is filled in from a record keeps its day and what was typed, as far as it is still shown", () => {
  const form = {
    ...newRecordForm(maya, groups),
    dateOfProcedure: "2026-03-30",
    procedureIndication: "Growing sac",
    modalityPrimary: "Ultrasound" as const,
    inr: ">2.0" as const,
    inrReversal: "FFP" as const,
  };
  const source = aRecord({ modalityPrimary: "NoImaging", modalitySecondary: null });
  const facts = { me: maya, groups, today, catalogue };
  expect(fillFromRecord(form, source, facts)).toEqual({
    ...copiedForm(source, facts),
    dateOfProcedure: "2026-03-30",
    procedureIndication: "Growing sac",
    inr: ">2.0",
    inrReversal: "FFP",
  });
  const withDose = { ...form, modalityPrimary: "CT" as const, doseCtdi: 12 };
  expect(fillFromRecord(withDose, source, facts).doseCtdi).toBe(null);
});
