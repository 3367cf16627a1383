import { attendings, cast, filledFields, hospitals } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { recordQuery } from "./fields.ts";
import { refused, saved, saveMutation, saving, typing } from "./save-helpers.ts";

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

const person = ({ keycloakId, firstName, lastName, email }: Caller) => ({
  keycloak_id: keycloakId,
  first_name: firstName,
  last_name: lastName,
  email,
});

test("a new record is stored completely and can be read again", async () => {
  const record = await saved(opened(), cast.maya, saving(filledFields));
  expect(record).toMatchObject({
    ...filledFields,
    groupId: 1,
    type: "irlog",
    dateOfProcedure: "2026-03-02",
    hospital: hospitals[0]?.name,
    attending: { id: attendings[0]?.id, firstName: "Eleanor", lastName: "Whitfield" },
    participants: [{ user: person(cast.maya), name: "Maya Lindqvist", role: "Operator", level: "R3" }],
    procedure: { code: "VI-8001" },
    createdBy: person(cast.maya),
    modifiedBy: person(cast.maya),
    viewerCanEdit: true,
  });
  const again = await opened().get(cast.maya, recordQuery, { id: record.id });
  expect(again).toEqual({ activity: record });
});

test("replacing a record clears omitted fields and keeps its writer and creation time", async () => {
  const record = await saved(opened(), cast.maya, saving({ optionalIdentifier: "room 4", sex: "Male" }));
  const changed = await saved(opened(), cast.priya, {
    ...saving({ id: record.id, sex: null, dateOfProcedure: "2026-01-31" }),
  });
  expect(changed).toMatchObject({
    id: record.id,
    sex: null,
    dateOfProcedure: "2026-01-31",
    createdAt: record.createdAt,
    createdBy: person(cast.maya),
    modifiedBy: person(cast.priya),
  });
});

test("saving by an admin who may not see the identifier does not erase it (X115)", async () => {
  const record = await saved(opened(), cast.maya, saving({ optionalIdentifier: "room 4" }));
  const byAdmin = await saved(
    opened(),
    cast.priya,
    saving({ id: record.id, optionalIdentifier: "overwritten" }),
  );
  expect(byAdmin.optionalIdentifier).toBeNull();
  const mine = await opened().get<{ activity: unknown }>(cast.maya, recordQuery, { id: record.id });
  expect(mine.activity).toMatchObject({ optionalIdentifier: "room 4" });
  const emptied = await saved(opened(), cast.maya, saving({ id: record.id, optionalIdentifier: null }));
  expect(emptied.optionalIdentifier).toBeNull();
});

test("when participants are swapped, added or removed, their lists follow", async () => {
  const user = (who: { readonly keycloakId: string }) => ({
    user: { keycloak_id: who.keycloakId },
    name: "ignored",
  });
  const listed = [user(cast.maya), user(cast.tomas), { name: "Jamie Ortega", role: "Scrub" }];
  const record = await saved(opened(), cast.maya, saving({ participants: listed }));
  expect(record.participants.map(({ name }) => name)).toEqual([
    "Maya Lindqvist",
    "Tomás Herrera",
    "Jamie Ortega",
  ]);

  const swapped = [user(cast.tomas), user(cast.maya), user(cast.priya)];
  const second = await saved(opened(), cast.maya, saving({ id: record.id, participants: swapped }));
  expect(second.participants.map(({ name }) => name)).toEqual([
    "Tomás Herrera",
    "Maya Lindqvist",
    "Priya Raman",
  ]);

  const third = await saved(
    opened(),
    cast.maya,
    saving({ id: record.id, participants: [{ name: "Jamie Ortega" }] }),
  );
  expect(third.participants.map(({ name }) => name)).toEqual(["Jamie Ortega"]);
  const getCount = async (who: Caller) => opened().get(who, "{ activities { totalCount } }");
  // The creator keeps the record without being on its list.
  expect(await getCount(cast.maya)).toEqual({ activities: { totalCount: 1 } });
  expect(await getCount(cast.tomas)).toEqual({ activities: { totalCount: 0 } });
});

test("a typed attending is matched ignoring case, or added as unverified (X83)", async () => {
  const added = await saved(opened(), cast.maya, typing("Österlund,  Åsa"));
  expect(added.attending).toMatchObject({ firstName: "Åsa", lastName: "Österlund" });
  const matched = await saved(opened(), cast.maya, typing("ÖSTERLUND, åsa"));
  expect(matched.attending).toEqual(added.attending);
  const verified = await saved(opened(), cast.maya, typing("whitfield, eleanor"));
  expect(verified.attending).toMatchObject({ id: attendings[0]?.id, firstName: "Eleanor" });

  const stored = await unbranded(opened().database.db)
    .selectFrom("attending")
    .select(["customer_id", "email"])
    .where("id", "=", added.attending.id)
    .execute();
  expect(stored).toEqual([{ customer_id: 1, email: null }]);
});

test("a refused record creates no attending", async () => {
  const variables = typing("Nobody, Known", { hospital: "Not one of theirs" });
  expect(await refused(opened(), cast.maya, variables)).toEqual({
    code: "INVALID_INPUT",
    paths: ["hospital"],
  });
  const { db } = opened().database;
  expect(await db.selectFrom("attending").select("id").where("last_name", "=", "Nobody").execute()).toEqual(
    [],
  );
});

test("every change leaves an audit row with field names but without clinical values", async () => {
  const record = await saved(opened(), cast.maya, saving({ procedureComments: "before" }));
  await saved(
    opened(),
    cast.priya,
    saving({ id: record.id, procedureComments: "secret finding", doseTime: null, sex: "Other" }),
  );
  const rows = await opened()
    .database.db.selectFrom("audit_log")
    .select(["actor_id", "action", "before", "after"])
    .where("subject", "=", record.id)
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { actor_id: cast.maya.userId, action: "logbook.record_created", before: null, after: { groupId: 1 } },
    {
      actor_id: cast.priya.userId,
      action: "logbook.record_changed",
      before: null,
      after: { changed: ["procedureComments", "sex"] },
    },
  ]);
});

test("the list in a save's answer reflects the change and is computed only if requested (7.067)", async () => {
  const mutation = `mutation ($activity: ActivityInput!) {
    saveActivity(activity: $activity) {
      activities { totalCount activities { id dateOfProcedure } }
      found: activities(searchParams: { searchText: "no such words" }) { totalCount }
    }
  }`;
  const dates = ["2026-01-05", "2026-02-05", "2026-01-20"];
  for (const dateOfProcedure of dates)
    await saved(opened(), cast.maya, saving({ dateOfProcedure: dateOfProcedure }));
  type Data = {
    saveActivity: {
      activities: { totalCount: number; activities: { dateOfProcedure: string }[] };
      found: unknown;
    };
  };
  const { saveActivity } = await opened().get<Data>(cast.maya, mutation, saving());
  expect(saveActivity.activities.totalCount).toBe(4);
  expect(saveActivity.activities.activities.map((each) => each.dateOfProcedure)).toEqual(
    ["2026-03-02", ...dates].toSorted().toReversed(),
  );
  expect(saveActivity.found).toEqual({ totalCount: 0 });
});

test("a save takes the same number of statements for any number of participants", async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Guest ${index}` }));
  const record = await saved(opened(), cast.maya, saving());
  const count = async (variables: ReturnType<typeof saving>) =>
    (await statementsOf(() => opened().get(cast.maya, saveMutation, variables))).length;
  expect([await count(saving()), await count(saving({ participants: many }))]).toEqual([3, 3]);
  expect(await count(typing("Never, Seen"))).toBe(4);
  const { id } = record;
  expect([await count(saving({ id })), await count(saving({ id, participants: many }))]).toEqual([7, 7]);
  // After a change of the attending the former one is notified too.
  expect(await count(typing("Seen, Never", { id }))).toBe(8);
});

describe("records to complete", () => {
  const full = {
    modalityPrimary: "Fluoroscopy",
    success: true,
    complications: "NONE",
    participants: [
      { user: { keycloak_id: cast.maya.keycloakId }, name: "", role: "Operator", level: "R3" } as const,
    ],
  };
  const query = `query ($by: ID!, $from: Date) {
    logbookConfirmationCounts { toCompleteCount toCompleteSince }
    activities(searchParams: { toCompleteBy: $by, startDate: $from }) { totalCount activities { id } }
  }`;
  const toComplete = async (who: Caller, by = who, from: string | null = null) => {
    const { logbookConfirmationCounts: counts, activities } = await opened().get(who, query, {
      by: by.keycloakId,
      from,
    });
    const ids = activities.activities.map(({ id }: { id: string }) => id);
    expect(activities.totalCount).toBe(ids.length);
    return { count: counts.toCompleteCount, since: counts.toCompleteSince, ids };
  };

  test("a minimal record is one until it has what it lacked, and again when it loses it", async () => {
    const others = await saved(opened(), cast.tomas, saving({ participants: [] }));
    const record = await saved(opened(), cast.maya, saving());
    expect(await toComplete(cast.maya)).toMatchObject({ count: 1, ids: [record.id] });
    await saved(opened(), cast.maya, saving({ ...full, id: record.id, success: false }));
    expect(await toComplete(cast.maya)).toMatchObject({ count: 1, ids: [record.id] });
    await saved(opened(), cast.maya, saving({ ...full, id: record.id }));
    expect(await toComplete(cast.maya)).toMatchObject({ count: 0, ids: [] });
    await saved(opened(), cast.maya, saving({ ...full, id: record.id, complications: null }));
    expect(await toComplete(cast.maya)).toMatchObject({ count: 1, ids: [record.id] });
    // The other person's is theirs: in no count, and in a list only for who may read their records.
    expect((await toComplete(cast.maya, cast.tomas)).ids).toEqual([]);
    expect(await toComplete(cast.priya, cast.tomas)).toMatchObject({ count: 0, ids: [others.id] });
    expect(await toComplete(cast.tomas)).toMatchObject({ count: 1, ids: [others.id] });
  });

  test("a record that its writer calls complete is none, also after another change", async () => {
    const other = await saved(opened(), cast.maya, saving());
    const record = await saved(opened(), cast.maya, saving());
    const asItIs = { activity: { id: record.id, isCompleteAsIs: true } } as unknown;
    await saved(opened(), cast.maya, asItIs as ReturnType<typeof saving>);
    expect((await toComplete(cast.maya)).ids).toEqual([other.id]);
    await saved(opened(), cast.maya, saving({ id: record.id, sex: "Male" }));
    expect((await toComplete(cast.maya)).ids).toEqual([other.id]);
  });

  test("a confirmed record, one of years ago and one from before this was asked are none", async () => {
    const old = await saved(opened(), cast.maya, saving({ dateOfProcedure: "2020-01-31" }));
    const { db } = opened().database;
    const [confirmed, unasked] = [
      await saved(opened(), cast.maya, saving()),
      await saved(opened(), cast.maya, saving()),
    ];
    await sql`
      update logbook_record set confirmation = 'confirmed', confirmation_at = now(),
        confirmation_by = (select id from app_user where keycloak_id = ${cast.priya.keycloakId})
      where id = ${confirmed.id}`.execute(db);
    await sql`update logbook_record set needs_completion = null where id = ${unasked.id}`.execute(db);
    const { count, since, ids } = await toComplete(cast.maya);
    expect({ count, ids }).toEqual({ count: 0, ids: [old.id] });
    expect((await toComplete(cast.maya, cast.maya, since)).ids).toEqual([]);
    await saved(opened(), cast.maya, saving({ id: unasked.id, sex: "Male" }));
    expect((await toComplete(cast.maya)).count).toBe(0);
  });
});
