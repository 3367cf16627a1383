import { addDays, type CustomerId, type GroupId, instant, utcDay } from "@cathedra/domain";
import { catalogue, type RecordInput, validateRecord } from "@cathedra/domain/logbook";
import type { FieldError } from "@cathedra/domain/messages";
import { cast, hospitals } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { saveMutation, saving } from "./save-helpers.ts";

const portal = setUpCastApp();

const today = utcDay(instant(Date.now()));
const northgate = 1 as CustomerId;
const ownHospitals = hospitals.filter(({ customer }) => customer === "northgate").map(({ name }) => name);

const fluoroscopy = { modalityPrimary: "Fluoroscopy" };
const ct = { modalityPrimary: "CT" };
const long = (length: number) => "x".repeat(length);
const person = { user: { keycloak_id: cast.maya.keycloakId } };

/** Each rule of a record at least once (7.052-7.062, X75): what is sent, and which fields are wrong. */
const rules: readonly (readonly [rule: string, input: RecordInput, paths: readonly string[]])[] = [
  ["a date", { dateOfProcedure: null }, ["dateOfProcedure"]],
  ["an attending", { attending: null, attendingName: " " }, ["attendingName"]],
  ["a hospital", { hospital: " " }, ["hospital"]],
  ["an intervention type", { procedure: null }, ["procedure.interventionType"]],
  ["an indication", { procedureIndication: "\n" }, ["procedureIndication"]],
  ["no future date", { dateOfProcedure: addDays(today, 2) }, ["dateOfProcedure"]],
  ["no date before 1900", { dateOfProcedure: "1899-12-31" }, ["dateOfProcedure"]],
  ["a comma in the attending", { attending: null, attendingName: "Jane Doe" }, ["attendingName"]],
  ["a short attending", { attending: null, attendingName: `${long(101)}, Jo` }, ["attendingName"]],
  ["an attending's id", { attending: { id: "nobody" } }, ["attending.id"]],
  ["a hospital of the customer", { hospital: "Nowhere" }, ["hospital"]],
  ["the group's customer", { customerId: 2 }, ["customerId"]],
  ["a procedure of the catalogue", { procedure: { code: "XX-0000" } }, ["procedure.code"]],
  ["a whole procedure", { procedure: { interventionType: "Venous Interventions" } }, ["procedure.code"]],
  ["a path that agrees", { procedure: { code: "AI-1201", category: "Other" } }, ["procedure.category"]],
  ["irlog", { type: "vist" }, ["type"]],
  ...["doseTime", "doseSkin", "doseDap"].flatMap((dose): typeof rules => [
    [`no negative ${dose}`, { ...fluoroscopy, [dose]: -1 }, [dose]],
    [`three decimals of ${dose}`, { ...fluoroscopy, [dose]: 1.2345 }, [dose]],
    [`no huge ${dose}`, { ...fluoroscopy, [dose]: 1e6 }, [dose]],
  ]),
  ...["doseCtdi", "doseDlp"].flatMap((dose): typeof rules => [
    [`no negative ${dose}`, { ...ct, [dose]: -0.001 }, [dose]],
    [`three decimals of ${dose}`, { ...ct, [dose]: 1.2345 }, [dose]],
    [`no huge ${dose}`, { ...ct, [dose]: 1e6 }, [dose]],
  ]),
  ...[
    "sex",
    "ageCategory",
    "setting",
    "modalityPrimary",
    "dictated",
    "complications",
    "ebl",
    "sedation",
    "platelet",
    "inr",
  ].map((field): (typeof rules)[number] => [`an option of ${field}`, { [field]: "Magic" }, [field]]),
  ["an option of modalitySecondary", { ...ct, modalitySecondary: "X-ray" }, ["modalitySecondary"]],
  ["an option of inrReversal", { inr: ">2.0", inrReversal: "Magic" }, ["inrReversal"]],
  ["a short identifier", { optionalIdentifier: long(101) }, ["optionalIdentifier"]],
  ["a short hospital", { hospital: long(201) }, ["hospital"]],
  ["a short indication", { procedureIndication: long(1001) }, ["procedureIndication"]],
  ["short comments", { procedureComments: long(4001) }, ["procedureComments"]],
  ["a short reason", { success: false, successComments: long(4001) }, ["successComments"]],
  ["a short event", { complications: "A", complicationsComments: long(4001) }, ["complicationsComments"]],
  ["short closure", { closureDevice: true, closureDeviceComments: long(4001) }, ["closureDeviceComments"]],
  ["a day of imaging", { imageFollowup: "2200-01-01" }, ["imageFollowup"]],
  ["a day of consultation", { consultFollowup: "1899-12-31" }, ["consultFollowup"]],
  ["short notes", { imageFollowup: "2026-04-07", imageFollowupNotes: long(4001) }, ["imageFollowupNotes"]],
  [
    "short notes of the consultation",
    { consultFollowup: "2026-04-07", consultFollowupNotes: long(4001) },
    ["consultFollowupNotes"],
  ],
  ["characters that can be stored", { procedureComments: "a\u0001b" }, ["procedureComments"]],
  ["a named participant", { participants: [{ level: "R3" }] }, ["participants.0.name"]],
  ["a role", { participants: [{ ...person, role: "Surgeon" }] }, ["participants.0.role"]],
  ["a level", { participants: [{ ...person, level: "R9" }] }, ["participants.0.level"]],
  ["nobody twice", { participants: [person, person] }, ["participants.1.user"]],
  [
    "thirty participants",
    { participants: Array.from({ length: 31 }, (_, at) => ({ name: `Visitor ${at}` })) },
    ["participants"],
  ],
  [
    "all at once, in the order of the form",
    { dateOfProcedure: null, hospital: null, ...fluoroscopy, doseTime: -1, inr: "1" },
    ["dateOfProcedure", "hospital", "doseTime", "inr"],
  ],
];

/** The errors that the form finds: it applies the same rule to the input that it would send. */
function foundByTheForm({ activity, customerId, attendingName }: ReturnType<typeof saving>) {
  const result = validateRecord(
    { ...activity, customerId, attendingName },
    {
      latestDay: today,
      groups: [{ id: 1 as GroupId, customerId: northgate }],
      catalogue,
      hospitals: () => ownHospitals,
    },
  );
  return result.ok ? [] : result.error;
}

test.each(rules)("form and API require %s with the same messages", async (_, input, paths) => {
  const variables = saving(input);
  const expected = foundByTheForm(variables);
  expect(expected.map(({ path }) => path)).toEqual(paths);
  const { errors } = await portal.ask(cast.maya, saveMutation, variables);
  expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  expect(errors?.[0]?.extensions.fields as readonly FieldError[]).toEqual(expected);
});

test("form and API require a group from people who are in more than one (7.057)", async () => {
  const { errors } = await portal.ask(cast.tomas, saveMutation, saving({ groupId: null, participants: [] }));
  expect(errors?.[0]?.extensions.fields).toEqual([
    { path: "groupId", code: "REQUIRED", message: "Required" },
  ]);
});
