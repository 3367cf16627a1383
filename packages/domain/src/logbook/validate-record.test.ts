import { describe, expect, test } from "vitest";
import { anInput, aProcedure, customer, day, group } from "../../test/builders.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import type { RecordInput } from "./record-input.ts";
import { type ValidationContext, validateRecord } from "./validate-record.ts";

const context: ValidationContext = {
  latestDay: day("2026-03-10"),
  groups: [{ id: group(1), customerId: customer(1) }],
  catalogue,
};
const twoGroups = { ...context, groups: [...context.groups, { id: group(4), customerId: customer(2) }] };

function refusals(input: RecordInput, given: ValidationContext = context): readonly string[] {
  const read = validateRecord(input, given);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`);
}

function readContent(input: RecordInput, given: ValidationContext = context) {
  const read = validateRecord(input, given);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe("required fields", () => {
  test("each missing required field is reported (7.052, 7.057)", () => {
    expect(refusals({}, twoGroups)).toEqual([
      "groupId REQUIRED",
      "dateOfProcedure REQUIRED",
      "attendingName REQUIRED",
      "hospital REQUIRED",
      "procedure.interventionType REQUIRED",
      "procedureIndication REQUIRED",
    ]);
  });

  test("the required fields suffice, and all others are then null", () => {
    const { group: chosen, attending, content } = readContent(anInput());
    expect(chosen).toEqual({ id: 1, customerId: 1 });
    expect(attending).toEqual({ firstName: "Eleanor", lastName: "Whitfield" });
    const { dateOfProcedure, hospital, procedure, procedureIndication, participants, ...rest } = content;
    expect({ dateOfProcedure, hospital, procedure, procedureIndication, participants }).toEqual({
      dateOfProcedure: "2026-03-02",
      hospital: "Main Campus",
      procedure: aProcedure("AI-1201"),
      procedureIndication: "Claudication",
      participants: [],
    });
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });
});

describe("group", () => {
  test("the group may be omitted only if the person has exactly one (7.057, X80)", () => {
    expect(readContent(anInput({ groupId: null })).group.id).toBe(1);
    expect(refusals(anInput({ groupId: null }), twoGroups)).toEqual(["groupId REQUIRED"]);
    expect(refusals(anInput({ groupId: null }), { ...context, groups: [] })).toEqual(["groupId REQUIRED"]);
  });

  test("a group of another person is refused, and the customer must belong to the group", () => {
    expect(refusals(anInput({ groupId: 9 }))).toEqual(["groupId NOT_AN_OPTION"]);
    expect(refusals(anInput({ groupId: 1, customerId: 2 }), twoGroups)).toEqual(["customerId NOT_AN_OPTION"]);
    expect(refusals(anInput({ groupId: 4, customerId: 2 }), twoGroups)).toEqual([]);
  });

  test("the group determines the allowed hospitals (7.062)", () => {
    const given = {
      ...twoGroups,
      hospitals: ({ id }: { id: number }) => (id === 1 ? ["Main Campus"] : ["Lakeside"]),
    };
    expect(refusals(anInput({ groupId: 1 }), given)).toEqual([]);
    expect(refusals(anInput({ groupId: 4 }), given)).toEqual(["hospital NOT_AN_OPTION"]);
  });
});

describe("attending", () => {
  test("an attending chosen by id is used regardless of the name (7.061)", () => {
    const id = "a77e4d14-0000-4000-8000-000000000001";
    expect(readContent(anInput({ attending: { id }, attendingName: "no comma" })).attending).toEqual({ id });
  });

  test("a malformed attending id is refused", () => {
    expect(refusals(anInput({ attending: { id: "1; drop table" } }))).toEqual(["attending.id NOT_AN_OPTION"]);
  });

  test("an attending given by name needs a comma (7.053)", () => {
    expect(refusals(anInput({ attendingName: "Eleanor Whitfield" }))).toEqual([
      "attendingName NAME_WITHOUT_COMMA",
    ]);
  });
});

describe("procedure", () => {
  test("the code must be a procedure of the catalogue, and the levels must agree with it", () => {
    expect(refusals(anInput({ procedure: { code: "XX-1" } }))).toEqual(["procedure.code NOT_AN_OPTION"]);
    expect(refusals(anInput({ procedure: { interventionType: "Venous Interventions" } }))).toEqual([
      "procedure.code REQUIRED",
    ]);
    expect(refusals(anInput({ procedure: { ...aProcedure("AI-1201"), organSystem: "Liver" } }))).toEqual([
      "procedure.organSystem NOT_AN_OPTION",
    ]);
    expect(readContent(anInput({ procedure: aProcedure("BD-2101") })).content.procedure).toEqual(
      aProcedure("BD-2101"),
    );
  });
});

describe("retired procedure", () => {
  const [retired] = catalogue.retired;
  const procedure = { code: retired?.code };

  test("a retired procedure is refused for a new record and for a record of another procedure", () => {
    expect(refusals(anInput({ procedure }))).toEqual(["procedure.code NOT_AN_OPTION"]);
    expect(refusals(anInput({ procedure }), { ...context, storedProcedure: "AI-1201" })).toEqual([
      "procedure.code NOT_AN_OPTION",
    ]);
  });

  test("a retired procedure is kept on a record that has it, with its former levels", () => {
    const { content } = readContent(anInput({ procedure }), { ...context, storedProcedure: retired?.code });
    const { retiredIn: _, ...whole } = retired ?? { retiredIn: "" };
    expect(content.procedure).toEqual(whole);
    const wrong = anInput({ procedure: { ...procedure, name: "Something else" } });
    expect(refusals(wrong, { ...context, storedProcedure: retired?.code })).toEqual([
      "procedure.name NOT_AN_OPTION",
    ]);
  });
});

describe("participants", () => {
  const person = (id: string, rest: object = {}) => ({ user: { keycloak_id: id }, ...rest });

  test("participants keep their order, and empty rows are left out (7.043)", () => {
    const participants = [
      person("a", { role: "Operator", level: "R3" }),
      {},
      { name: " Lena  Fischer ", role: "Scrub" },
    ];
    expect(readContent(anInput({ participants })).content.participants).toEqual([
      { keycloakId: "a", name: "", role: "Operator", level: "R3" },
      { keycloakId: null, name: "Lena Fischer", role: "Scrub", level: null },
    ]);
  });

  test("errors contain the index of the row on the screen", () => {
    const participants = [
      person("a"),
      {},
      { role: "Surgeon" },
      { level: "R3" },
      person("a", { level: "R9" }),
    ];
    expect(refusals(anInput({ participants }))).toEqual([
      "participants.2.role NOT_AN_OPTION",
      "participants.3.name REQUIRED",
      "participants.4.level NOT_AN_OPTION",
      "participants.4.user LISTED_TWICE",
    ]);
  });

  test("at most 30 participants are accepted, not counting empty rows", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => person(`p${index}`));
    expect(refusals(anInput({ participants: [...many(30), {}, {}] }))).toEqual([]);
    expect(refusals(anInput({ participants: many(31) }))).toEqual(["participants TOO_MANY"]);
    expect(refusals(anInput({ participants: many(10_000) }))).toEqual(["participants TOO_MANY"]);
  });
});

describe("other fields", () => {
  test.each([
    ["sex", "male"],
    ["ageCategory", "Adult (18-64)"],
    ["setting", "Home"],
    ["modalityPrimary", "X-ray"],
    ["dictated", "yes"],
    ["complications", "G"],
    ["ebl", "lots"],
    ["sedation", "Deep"],
    ["platelet", "100"],
    ["inr", "1.3"],
    ["type", "vist"],
  ])("%s refuses a value that is not offered: %j", (field, value) => {
    expect(refusals(anInput({ [field]: value }))).toEqual([`${field} NOT_AN_OPTION`]);
  });

  test("texts that are too long or contain characters that cannot be stored are refused", () => {
    expect(
      refusals(
        anInput({
          optionalIdentifier: "x".repeat(101),
          hospital: "a\0b",
          procedureIndication: "x".repeat(1001),
          procedureComments: "x".repeat(4001),
        }),
      ),
    ).toEqual([
      "hospital CONTROL_CHARACTER",
      "optionalIdentifier TOO_LONG",
      "procedureIndication TOO_LONG",
      "procedureComments TOO_LONG",
    ]);
  });

  test("a modality is accepted with the spaces of its label (7.061)", () => {
    expect(readContent(anInput({ modalityPrimary: "No Imaging" })).content.modalityPrimary).toBe("NoImaging");
  });

  test("all five doses follow the same rule (X75)", () => {
    const modalities = { modalityPrimary: "CT", modalitySecondary: "Fluoroscopy" };
    const doses = { doseTime: "1.2345", doseSkin: "1,5", doseDap: Number.NaN, doseCtdi: -1, doseDlp: "a" };
    expect(refusals(anInput({ ...modalities, ...doses }))).toEqual(
      Object.keys(doses).map((dose) => `${dose} NOT_A_NUMBER`),
    );
    expect(readContent(anInput({ ...modalities, doseTime: "4.25" })).content.doseTime).toBe(4.25);
  });

  test("a follow-up date may be in the future, up to the last calendar date", () => {
    expect(refusals(anInput({ imageFollowup: "2027-01-01", consultFollowup: "2200-01-01" }))).toEqual([
      "consultFollowup DATE_TOO_LATE",
    ]);
  });

  test("a value of the wrong type is refused", () => {
    const wrong = {
      hospital: 5,
      onCall: "yes",
      doseTime: true,
      modalityPrimary: "Fluoroscopy",
    } as unknown as RecordInput;
    expect(refusals(anInput(wrong))).toEqual([
      "hospital WRONG_TYPE",
      "doseTime NOT_A_NUMBER",
      "onCall WRONG_TYPE",
    ]);
  });
});
