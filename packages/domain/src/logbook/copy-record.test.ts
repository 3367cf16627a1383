import fc from "fast-check";
import { expect, test } from "vitest";
import { aProcedure, day } from "../../test/builders.ts";
import type { KeycloakId } from "../ids.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { type CopyContext, copyForNextCase, copyRules } from "./copy-record.ts";
import { getValues } from "./field-labels.ts";
import type { Participant } from "./record.ts";
import { modalities } from "./values.ts";

const maya = { keycloakId: "maya" as KeycloakId, firstName: "Maya", lastName: "Lindqvist" };
const priya = "priya" as KeycloakId;
const row = (keycloakId: string | null, name: string, rest: Partial<Participant> = {}): Participant => ({
  keycloakId: keycloakId as KeycloakId | null,
  name,
  role: null,
  level: null,
  ...rest,
});
const context: CopyContext = {
  me: maya,
  today: day("2026-03-10"),
  groups: [{ id: 1, memberIds: [maya.keycloakId, priya] }],
  catalogue,
};
const source = {
  groupId: 1,
  dateOfProcedure: "2026-02-01",
  optionalIdentifier: "room 4",
  hospital: "Main Campus",
  attending: { id: "a-1", firstName: "Eleanor", lastName: "Whitfield" },
  participants: [
    row("maya", "Maya Lindqvist", { role: "Operator", level: "R3" }),
    row("priya", "Priya Raman"),
  ],
  procedure: aProcedure("AI-1201"),
  procedureIndication: "Claudication of Mr. Smith",
  setting: "Inpatient",
  modalityPrimary: "Fluoroscopy",
  modalitySecondary: "CT",
  doseTime: 12,
  sedation: "Local",
  complications: "B",
} as const;

test("a copy for the next case keeps place, people and procedure, and has today's date", () => {
  expect(copyForNextCase(source, context)).toEqual({
    dateOfProcedure: "2026-03-10",
    groupId: 1,
    hospital: "Main Campus",
    attending: source.attending,
    participants: source.participants,
    procedure: aProcedure("AI-1201"),
    setting: "Inpatient",
    modalityPrimary: "Fluoroscopy",
    modalitySecondary: "CT",
    sedation: "Local",
  });
});

test("the copying person comes first and keeps their level, and a former group member is kept by name only", () => {
  const participants = [
    row("tomas", "Tomás Herrera", { role: "Operator" }),
    row("maya", "M. L.", { level: "R2" }),
  ];
  expect(copyForNextCase({ ...source, participants }, context).participants).toEqual([
    row("maya", "Maya Lindqvist", { level: "R2" }),
    row(null, "Tomás Herrera", { role: "Operator" }),
  ]);
});

test("a copy from a group without write access leaves out the data of that group", () => {
  const elsewhere = { ...context, groups: [{ id: 7, memberIds: [maya.keycloakId] }] };
  expect(copyForNextCase(source, elsewhere)).toMatchObject({
    groupId: 7,
    hospital: "",
    attending: null,
    participants: [row("maya", "Maya Lindqvist")],
    procedure: aProcedure("AI-1201"),
  });
  expect(copyForNextCase(source, { ...context, groups: [] }).groupId).toBeNull();
});

test("a procedure that the catalogue no longer has is left empty", () => {
  expect(copyForNextCase({ ...source, procedure: { code: "gone" } }, context).procedure).toBeNull();
});

const anything = fc.oneof(fc.string({ minLength: 1 }), fc.double(), fc.boolean(), fc.constant(null));
const leftOut = Object.entries(copyRules).flatMap(([field, rule]) => (rule === "kept" ? [] : [field]));
const patients = fc.record(Object.fromEntries(leftOut.map((field) => [field, anything])));

test("data of the patient, the course, the follow-up and the date is never copied", () => {
  const some = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
  const similar = fc.record({
    setting: some(getValues("setting")),
    modalityPrimary: some(modalities),
    modalitySecondary: some(modalities),
    sedation: some(getValues("sedation")),
  });
  fc.assert(
    fc.property(similar, patients, patients, (kept, one, other) => {
      const copy = copyForNextCase({ ...source, ...kept, ...one }, context);
      expect(copy).toEqual(copyForNextCase({ ...source, ...kept, ...other }, context));
      for (const field of leftOut) {
        if (field !== "dateOfProcedure") expect(copy).not.toHaveProperty(field);
      }
    }),
  );
});

test("exactly the fields that the rules keep are copied", () => {
  const keptFields = Object.entries(copyRules).flatMap(([field, rule]) =>
    rule === "left out" ? [] : [field],
  );
  expect(Object.keys(copyForNextCase(source, context)).toSorted()).toEqual(
    [...keptFields, "groupId"].toSorted(),
  );
});
