import type { IrLogFormData } from "@cathedra/graphql-schema";
import { attendings, cast, getGroup, hospitals } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { saved, saving } from "./save-helpers.ts";

let portal: CastApp | undefined;

const opened = (): CastApp => {
  if (portal === undefined) throw new Error("not opened");
  return portal;
};

beforeEach(async () => {
  portal ??= await castApp();
  await sql`delete from logbook_record`.execute(portal.database.db);
});

afterAll(() => portal?.close());

const query = "{ IRLogFormData { recent { customerId hospitals attendings procedures } } }";

async function recentOf(who: Caller) {
  const { IRLogFormData } = await opened().get<{ IRLogFormData: IrLogFormData }>(who, query);
  return IRLogFormData.recent;
}

const places = hospitals.filter(({ customer }) => customer === "northgate").map(({ name }) => name);
const doctors = attendings.filter(({ customer }) => customer === "northgate").map(({ id }) => id);
const codes = ["AI-1001", "AI-1002", "AI-1003", "AI-1004", "AI-1101", "AI-1102", "AI-1103"];
const someOf = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("none");
  return value;
};
/** The nth choice of each kind. */
const choosing = (index: number) =>
  saving({
    hospital: someOf(places, index),
    attending: { id: someOf(doctors, index) },
    procedure: { code: someOf(codes, index) },
  });

test("the latest choices come first without duplicates, with at most five of each kind", async () => {
  expect(await recentOf(cast.maya)).toEqual([]);
  for (const index of [6, 0, 1, 2, 3, 4, 0]) await saved(opened(), cast.maya, choosing(index));
  expect(await recentOf(cast.maya)).toEqual([
    {
      customerId: 1,
      hospitals: [0, 3, 2, 1].map((index) => someOf(places, index)),
      attendings: [0, 4, 3, 2, 1].map((index) => someOf(doctors, index)),
      procedures: [0, 4, 3, 2, 1].map((index) => someOf(codes, index)),
    },
  ]);
});

test("choices are ordered by the time of writing, not by the date of procedure, from the last 50 records", async () => {
  await saved(opened(), cast.maya, choosing(1));
  await saved(opened(), cast.maya, {
    ...choosing(0),
    activity: { ...choosing(0).activity, dateOfProcedure: "2020-01-01" },
  });
  expect((await recentOf(cast.maya))[0]?.procedures).toEqual([codes[0], codes[1]]);
  for (let count = 0; count < 49; count += 1) await saved(opened(), cast.maya, choosing(0));
  expect((await recentOf(cast.maya))[0]?.procedures).toEqual([codes[0]]);
});

test("only records that a person wrote count, not those they took part in or administer", async () => {
  const withTomas = {
    ...choosing(0),
    activity: { ...choosing(0).activity, participants: [listed(cast.tomas)] },
  };
  await saved(opened(), cast.maya, withTomas);
  expect(await recentOf(cast.tomas)).toEqual([]);
  expect(await recentOf(cast.priya)).toEqual([]);
});

test("the last role and level are those that a person stated for themselves, not for others", async () => {
  const record = choosing(0);
  const withTomas = { ...listed(cast.tomas), role: "Assistant", level: "IR5" };
  const participants = [listed(cast.maya), withTomas];
  await saved(opened(), cast.maya, { ...record, activity: { ...record.activity, participants } });
  const { IRLogFormData } = await opened().get<{ IRLogFormData: IrLogFormData }>(
    cast.maya,
    "{ IRLogFormData { lastRole lastLevel } }",
  );
  expect(IRLogFormData).toEqual({ lastRole: null, lastLevel: null });
});

test("the last group is that of the latest own record, among the groups of which the person is still a member", async () => {
  const { db } = opened().database;
  const lastGroup = async () => {
    const asked = "{ IRLogFormData { lastGroupId } }";
    const { IRLogFormData } = await opened().get<{ IRLogFormData: IrLogFormData }>(cast.tomas, asked);
    return IRLogFormData.lastGroupId;
  };
  const [residents, fellows] = [getGroup("irResidents").id, getGroup("irFellows").id];
  const save = (groupId: number, who = cast.tomas) =>
    saved(opened(), who, saving({ groupId, participants: [listed(who)] }));
  expect(await lastGroup()).toBeNull();
  await save(residents, cast.maya);
  expect(await lastGroup()).toBeNull();
  await save(residents);
  await save(fellows);
  expect(await lastGroup()).toBe(fellows);
  const ofTomas = unbranded(db)
    .deleteFrom("customer_group_member")
    .where("group_id", "=", fellows)
    .where("user_id", "=", cast.tomas.userId);
  const left = await ofTomas.returning(["group_id", "user_id", "role"]).execute();
  try {
    expect(await lastGroup()).toBe(residents);
  } finally {
    await unbranded(db).insertInto("customer_group_member").values(left).execute();
  }
});

test("choices are kept per customer, and omitted for a customer that the person has left", async () => {
  const { db } = opened().database;
  const join = (group: number) =>
    unbranded(db)
      .insertInto("customer_group_member")
      .values({ group_id: group, user_id: cast.maya.userId, role: "learner" })
      .execute();
  const leave = (group: number) =>
    unbranded(db)
      .deleteFrom("customer_group_member")
      .where("group_id", "=", group)
      .where("user_id", "=", cast.maya.userId)
      .execute();
  await join(4);
  try {
    await saved(opened(), cast.maya, choosing(0));
    const lakeside = {
      groupId: 4,
      customerId: 2,
      hospital: "Harbour View General Hospital",
      attending: null,
    };
    await saved(opened(), cast.maya, saving({ ...lakeside, attendingName: "Sato, Mei" }));
    const recent = await recentOf(cast.maya);
    expect(new Map(recent.map(({ customerId, hospitals: names }) => [customerId, names]))).toEqual(
      new Map([
        [1, [places[0]]],
        [2, ["Harbour View General Hospital"]],
      ]),
    );
  } finally {
    await leave(4);
  }
  expect((await recentOf(cast.maya)).map(({ customerId }) => customerId)).toEqual([1]);
});

test("all form data takes one statement beside the caller's", async () => {
  await saved(opened(), cast.maya, choosing(0));
  const whole =
    "{ IRLogFormData { attending { id } hospitals { id } recent { customerId hospitals } lastRole lastLevel lastGroupId targets { id } } }";
  expect(await statementsOf(() => opened().get(cast.maya, whole))).toHaveLength(2);
});

const listed = ({ keycloakId }: Caller) => ({ user: { keycloak_id: keycloakId }, name: "" });
