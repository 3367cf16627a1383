import { addDays, type CustomerId, type GroupId, instant, utcDay } from "@cathedra/domain";
import type { RecordInput } from "@cathedra/domain/logbook";
import { attendings, cast, hospitals } from "@cathedra/test-fixtures";
import { beforeAll, describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { refused, type SavedActivity, saved, saveMutation, saving, typing } from "./save-helpers.ts";

/** A record of Maya's with Tomás as a participant. */
let record: SavedActivity;

const portal = setUpCastApp();
beforeAll(async () => {
  record = await saved(portal, cast.maya, saving({ participants: [listed(cast.maya), listed(cast.tomas)] }));
});

const listed = ({ keycloakId }: { readonly keycloakId: string }) => ({ user: { keycloak_id: keycloakId } });
const northgate = 1 as CustomerId;
const lakeside = 2 as CustomerId;
const trainees = 4 as GroupId;

describe("a new record", () => {
  test("a new record is stored in the person's only group if no group is named", async () => {
    expect(await saved(portal, cast.maya, saving({ groupId: null, customerId: null }))).toMatchObject({
      groupId: 1,
    });
  });

  test("a new record needs a named group if the person is in two groups or none (7.008)", async () => {
    const variables = saving({ groupId: null, participants: [] });
    const answer = { code: "INVALID_INPUT", paths: ["groupId"] };
    expect(await refused(portal, cast.tomas, variables)).toEqual(answer);
    expect(await refused(portal, cast.george, variables)).toEqual(answer);
  });

  test.each([
    ["of another customer's", cast.aiko],
    ["of no customer of theirs, for sys_admin", cast.ruth],
    ["of the customer that they administer without being a member", cast.george],
    ["of their own customer in which they are no member", { ...cast.maya, groupId: 2 }],
    ["that does not exist", { ...cast.maya, groupId: 999 }],
  ])(
    "a new record is refused as not found in a group %s",
    async (_, { groupId = 1, ...who }: typeof cast.maya & { groupId?: number }) => {
      const variables = saving({ groupId: groupId, participants: [] });
      expect(await refused(portal, who, variables)).toEqual({ code: "NOT_FOUND", paths: undefined });
    },
  );

  test("a new record requires the logbook flag", async () => {
    const variables = saving({ groupId: 3, participants: [] });
    expect(await refused(portal, cast.nils, variables)).toEqual({ code: "FORBIDDEN", paths: undefined });
  });
});

describe("replacing a record", () => {
  test.each([
    ["its creator", cast.maya],
    ["the admin of its group", cast.priya],
    ["the admin of its customer", cast.george],
  ])("replacing a record is allowed for %s", async (_, who) => {
    await saved(
      portal,
      who,
      saving({ id: record.id, participants: [listed(cast.maya), listed(cast.tomas)] }),
    );
  });

  test.each([
    ["a listed participant", cast.tomas],
    ["sys_admin", cast.ruth],
  ])("replacing a record is forbidden for %s, who may read it", async (_, who) => {
    expect(await refused(portal, who, saving({ id: record.id }))).toMatchObject({ code: "FORBIDDEN" });
  });

  test.each([
    ["a learner of another customer", cast.aiko],
    ["a group admin of another customer", cast.lukas],
    ["another customer's admin", cast.helena],
    ["staff", cast.ingrid],
  ])("replacing a record is answered for %s as for an unknown record", async (_, who) => {
    const foreign = await portal.ask(who, saveMutation, saving({ id: record.id }));
    const missing = await portal.ask(
      who,
      saveMutation,
      saving({ id: "4ec04d00-0000-4000-8000-0000000000ff" }),
    );
    expect(foreign.errors?.[0]).toMatchObject({
      message: "Specified record does not exist or is unavailable",
      extensions: { code: "NOT_FOUND" },
    });
    expect(missing.errors?.[0]?.message).toBe(foreign.errors?.[0]?.message);
  });

  test("replacing a record cannot move it to another group", async () => {
    const variables = saving({ id: record.id, groupId: 2 });
    expect(await refused(portal, cast.maya, variables)).toEqual({
      code: "INVALID_INPUT",
      paths: ["groupId"],
    });
  });

  test("replacing a record may keep a participant who has left the group since", async () => {
    const { db } = portal.database;
    const membership = { group_id: 1, user_id: cast.tomas.userId, role: "learner" } as const;
    await unbranded(db)
      .deleteFrom("customer_group_member")
      .where("user_id", "=", cast.tomas.userId)
      .where("group_id", "=", 1)
      .execute();
    const participants = [listed(cast.maya), listed(cast.tomas)];
    const { participants: kept } = await saved(portal, cast.maya, saving({ id: record.id, participants }));
    const fresh = await refused(portal, cast.maya, saving({ participants }));
    await unbranded(db).insertInto("customer_group_member").values(membership).execute();
    expect(kept.map(({ name }) => name)).toEqual(["Maya Lindqvist", "Tomás Herrera"]);
    expect(fresh).toEqual({ code: "INVALID_INPUT", paths: ["participants.1.user"] });
  });
});

test("a typed name that is or was in another customer's list creates an attending of the own customer", async () => {
  const { db } = portal.database;
  const theirs = () =>
    db.selectFrom("attending").selectAll().where("customer_id", "=", lakeside).orderBy("id").execute();
  await unbranded(db)
    .insertInto("attending")
    .values({ customer_id: lakeside, first_name: "Gone", last_name: "Elsewhere", removed_at: new Date() })
    .execute();
  const before = await theirs();
  for (const name of ["Elsewhere, Gone", ...before.map((it) => `${it.last_name}, ${it.first_name}`)]) {
    const { attending } = await saved(portal, cast.maya, typing(name));
    expect(before.map(({ id }) => id)).not.toContain(attending.id);
  }
  expect(await theirs()).toEqual(before);
});

const tomorrow = addDays(utcDay(instant(Date.now())), 1);
const wrong: readonly (readonly [string, RecordInput, string])[] = [
  [
    "a hospital of another customer",
    { hospital: hospitals.find(({ customer }) => customer === "lakeside")?.name },
    "hospital",
  ],
  ["a hospital that nobody has", { hospital: "Nowhere" }, "hospital"],
  [
    "an attending of another customer",
    { attending: { id: attendings.find(({ customer }) => customer === "lakeside")?.id } },
    "attending.id",
  ],
  ["an attending that is no id", { attending: { id: "' or true" } }, "attending.id"],
  ["an attending without a comma", { attending: null, attendingName: "Jane Doe" }, "attendingName"],
  [
    "a participant of another customer",
    { participants: [listed(cast.maya), listed(cast.aiko)] },
    "participants.1.user",
  ],
  [
    "a participant whom nobody knows",
    { participants: [{}, listed({ keycloakId: "nobody" })] },
    "participants.1.user",
  ],
  ["another customer than the group's", { customerId: lakeside }, "customerId"],
  ["a day after tomorrow", { dateOfProcedure: addDays(tomorrow, 1) }, "dateOfProcedure"],
  ["a NUL in a comment", { procedureComments: "a\0b" }, "procedureComments"],
  ["half of a character", { procedureIndication: "\ud83d" }, "procedureIndication"],
  ["a comment of a megabyte", { procedureComments: "x".repeat(900_000) }, "procedureComments"],
  ["a dose of four decimals", { modalityPrimary: "CT", doseCtdi: 1.2345 }, "doseCtdi"],
  ["a modality that is none", { modalityPrimary: "X-ray" }, "modalityPrimary"],
  ["a procedure that is none", { procedure: { code: "no such code" } }, "procedure.code"],
];

test.each(wrong)("%s is refused with the field named", async (_, input, path) => {
  expect(await refused(portal, cast.maya, saving(input))).toEqual({ code: "INVALID_INPUT", paths: [path] });
});

test("tomorrow's date in UTC is accepted, since it is already today in some time zone", async () => {
  expect(await saved(portal, cast.maya, saving({ dateOfProcedure: tomorrow }))).toMatchObject({
    dateOfProcedure: tomorrow,
  });
});

test("all errors are reported at once", async () => {
  const variables = saving({
    dateOfProcedure: null,
    hospital: " ",
    attending: null,
    procedure: null,
    procedureIndication: null,
    doseTime: -1,
    modalityPrimary: "Fluoroscopy",
    customerId: northgate,
  });
  expect(await refused(portal, cast.maya, variables)).toEqual({
    code: "INVALID_INPUT",
    paths: [
      "dateOfProcedure",
      "attendingName",
      "hospital",
      "procedure.interventionType",
      "procedureIndication",
      "doseTime",
    ],
  });
});

test("a refused save changes nothing", async () => {
  const { db } = portal.database;
  const state = () => db.selectFrom("logbook_record").select(["id", "modified_at"]).orderBy("id").execute();
  const before = await state();
  await refused(
    portal,
    cast.aiko,
    saving({ groupId: trainees, participants: [], hospital: "Nowhere", customerId: lakeside }),
  );
  await refused(portal, cast.maya, saving({ id: record.id, hospital: "Nowhere" }));
  expect(await state()).toEqual(before);
});
