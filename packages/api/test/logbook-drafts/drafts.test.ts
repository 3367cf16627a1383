import { randomUUID } from "node:crypto";
import { maxDraftLength, maxDrafts } from "@cathedra/domain/logbook";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  discard,
  drafting,
  draftsOf,
  keptDraft,
  readContent,
  refusedDraft,
  saveDraft,
} from "./draft-helpers.ts";

const portal = setUpCastApp();
beforeEach(async () => {
  await portal.database.db.deleteFrom("logbook_draft").execute();
});

const form = {
  dateOfProcedure: "2026-11-20",
  procedure: { name: "TIPS creation", code: "T1" },
  procedureIndication: "Ascites",
};

test("a draft saved on one device is available on others and listed by day and procedure", async () => {
  const draft = await keptDraft(portal, cast.maya, { form });
  expect(draft).toMatchObject({
    recordId: null,
    dateOfProcedure: "2026-11-20",
    procedureName: "TIPS creation",
    revision: 1,
  });
  expect(Date.parse(draft.expiresAt) - Date.parse(draft.savedAt)).toBe(30 * 86_400_000);
  expect(await readContent(portal, cast.maya, draft.id)).toEqual({ form });
  const later = await keptDraft(portal, cast.maya);
  expect(await draftsOf(portal, cast.maya)).toEqual([later, draft]);
});

test("a draft is visible only to its owner, not even to their admins", async () => {
  const { id } = await keptDraft(portal, cast.maya, { form });
  for (const other of [cast.priya, cast.tomas, cast.helena, cast.george, cast.ruth]) {
    expect(await readContent(portal, other, id)).toBeUndefined();
    expect((await draftsOf(portal, other)) ?? []).toEqual([]);
    await portal.ask(other, "mutation ($id: ID!) { discardLogbookDraft(id: $id) }", { id });
  }
  // The same id names another draft for another person.
  await keptDraft(portal, cast.priya, { id, form: { procedureIndication: "Hers" } });
  expect(await readContent(portal, cast.maya, id)).toEqual({ form });
  expect(await readContent(portal, cast.priya, id)).toEqual({ form: { procedureIndication: "Hers" } });
});

test("overwriting a draft leaves the owner's other drafts and another person's draft with the same id unchanged", async () => {
  const { id } = await keptDraft(portal, cast.priya, { form: { procedureIndication: "Hers" } });
  const before = await draftsOf(portal, cast.priya);
  await keptDraft(portal, cast.maya, { id, form });
  const another = await keptDraft(portal, cast.maya, { form: { procedureIndication: "Another of hers" } });
  await keptDraft(portal, cast.maya, { id, revision: 1, form: { ...form, hospital: "Northgate" } });
  expect(await readContent(portal, cast.maya, another.id)).toEqual({
    form: { procedureIndication: "Another of hers" },
  });
  expect(await draftsOf(portal, cast.priya)).toEqual(before);
  expect(await readContent(portal, cast.priya, id)).toEqual({ form: { procedureIndication: "Hers" } });
  expect(await readContent(portal, cast.maya, id)).toEqual({ form: { ...form, hospital: "Northgate" } });
});

test("a draft whose id equals the id of another person's saved record is stored", async () => {
  const clientKey = randomUUID();
  await saved(portal, cast.maya, saving({ clientKey }));
  expect(await saveDraft(portal, cast.priya, drafting({ id: clientKey, form }))).toMatchObject({
    outcome: "saved",
    recordId: null,
    draft: { id: clientKey, revision: 1 },
  });
});

describe("a draft that is open in two places", () => {
  test("a draft that is open in two places is not overwritten by a device that has an outdated text", async () => {
    const { id } = await keptDraft(portal, cast.maya, { form });
    await keptDraft(portal, cast.maya, { id, revision: 1, form: { ...form, hospital: "Northgate" } });
    const mine = drafting({ id, revision: 1, form: { ...form, procedureIndication: "Hydrothorax" } });
    expect(await saveDraft(portal, cast.maya, mine)).toMatchObject({
      outcome: "changedMeanwhile",
      draft: { revision: 2 },
      content: JSON.stringify({ form: { ...form, hospital: "Northgate" } }),
    });
    expect(await readContent(portal, cast.maya, id)).toEqual({ form: { ...form, hospital: "Northgate" } });
  });

  test("a draft that is open in two places is stored once if both places send their first text at the same time", async () => {
    const id = randomUUID();
    const sent = ["a", "b", "c", "d"].map((text) => drafting({ id, form: { procedureIndication: text } }));
    const answers = await Promise.all(sent.map((each) => saveDraft(portal, cast.maya, each)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      "changedMeanwhile",
      "changedMeanwhile",
      "changedMeanwhile",
      "saved",
    ]);
    expect(await draftsOf(portal, cast.maya)).toHaveLength(1);
  });
});

test("a repeated request with the same text changes nothing", async () => {
  const { id } = await keptDraft(portal, cast.maya, { form });
  const changed = { id, revision: 1, form: { ...form, hospital: "Northgate" } };
  const first = await keptDraft(portal, cast.maya, changed);
  expect(await keptDraft(portal, cast.maya, changed)).toEqual(first);
});

test("an older page that lacks a field keeps what a newer page stored in it", async () => {
  const { id } = await keptDraft(portal, cast.maya, { form: { ...form, laterality: "left" } });
  const old = drafting({ id, revision: 1, form: { ...form, procedureIndication: "" } });
  const whole = { form: { ...form, laterality: "left", procedureIndication: "" } };
  const { outcome, content } = await saveDraft(portal, cast.maya, old);
  expect([outcome, JSON.parse(content ?? "")]).toEqual(["saved", whole]);
  expect(await readContent(portal, cast.maya, id)).toEqual(whole);
});

test("text is returned exactly as typed, including characters that the database does not accept", async () => {
  const odd = { procedureIndication: 'a\u0000b \ud800 "c" \\ \u2028 😀' };
  const { id } = await keptDraft(portal, cast.maya, { form: odd });
  expect(await readContent(portal, cast.maya, id)).toEqual({ form: odd });
});

test.each([
  [
    "content that is too long",
    { content: JSON.stringify({ form: {}, x: "x".repeat(maxDraftLength) }) },
    "content",
  ],
  ["invalid content", { content: "[]" }, "content"],
  ["an invalid id", { id: "1" }, "id"],
])("%s is refused", async (_, sent, field) => {
  expect(await refusedDraft(portal, cast.maya, sent)).toMatchObject({
    code: "INVALID_INPUT",
    fields: [[field, expect.any(String)]],
  });
});

test("other people's drafts do not count towards a person's limit", async () => {
  const { db } = portal.database;
  await sql`
    insert into logbook_draft (user_id, id, content, revision, saved_at, expires_at)
    select ${cast.priya.userId}::uuid, gen_random_uuid(), '{"form":{}}', 1, now(), now() + interval '1 day'
    from generate_series(1, ${maxDrafts})`.execute(db);
  expect(await keptDraft(portal, cast.maya)).toMatchObject({ revision: 1 });
});

test("a person has at most fifty drafts, even if many are begun at once", async () => {
  for (let made = 0; made < maxDrafts - 1; made++) await keptDraft(portal, cast.maya);
  const answers = await Promise.allSettled([1, 2, 3].map(() => keptDraft(portal, cast.maya)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const all = (await draftsOf(portal, cast.maya)) ?? [];
  expect(all).toHaveLength(maxDrafts);
  const [first] = all;
  await keptDraft(portal, cast.maya, {
    id: first?.id ?? "",
    revision: 1,
    form: { hospital: "Still written" },
  });
  await keptDraft(portal, cast.priya);
});

describe("a draft of a change", () => {
  test("a draft of a change belongs to its record and is deleted when a save includes it", async () => {
    const record = await saved(portal, cast.maya, saving());
    const draft = await keptDraft(portal, cast.maya, { id: record.id, isChange: true, form });
    expect(draft.recordId).toBe(record.id);
    const { activity, ...rest } = saving({ id: record.id, modifiedAt: record.modifiedAt });
    const of = (revision: number) => ({
      ...rest,
      activity: { ...activity, draft: { id: record.id, revision } },
    });
    const again = await keptDraft(portal, cast.maya, {
      id: record.id,
      revision: 1,
      form: { hospital: "Lakeside" },
    });
    const { modifiedAt } = await saved(portal, cast.maya, of(1));
    // The other device saved in the meantime, and its text is kept.
    expect(again.revision).toBe(2);
    expect(await draftsOf(portal, cast.maya)).toEqual([again]);
    const next = of(2);
    await saved(portal, cast.maya, { ...next, activity: { ...next.activity, modifiedAt } });
    expect(await draftsOf(portal, cast.maya)).toEqual([]);
  });

  test("a draft of a change is refused for a record that the person may not change, like for an unknown record", async () => {
    const record = await saved(portal, cast.maya, saving());
    const change = { isChange: true, form };
    for (const id of [record.id, randomUUID()])
      expect(await refusedDraft(portal, cast.helena, { ...change, id })).toMatchObject({ code: "NOT_FOUND" });
  });

  test("a draft of a change is deleted when its owner deletes the record, and becomes a new case when someone else does", async () => {
    const record = await saved(portal, cast.maya, saving());
    for (const who of [cast.maya, cast.priya])
      await keptDraft(portal, who, { id: record.id, isChange: true, form });
    const { id, groupId, procedure } = record;
    await portal.get(
      cast.maya,
      "mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }",
      { activity: { id, groupId, procedure: { code: procedure.code } } },
    );
    expect(await draftsOf(portal, cast.maya)).toEqual([]);
    expect(await draftsOf(portal, cast.priya)).toMatchObject([{ id, recordId: null }]);
  });
});

describe("a draft that is saved as a record", () => {
  test("a draft that is saved as a record is deleted by the save, and a late update from another tab does not restore it", async () => {
    const { id, revision } = await keptDraft(portal, cast.maya, { form });
    const { activity, ...rest } = saving({ clientKey: id });
    const variables = { ...rest, activity: { ...activity, draft: { id, revision } } };
    const record = await saved(portal, cast.maya, variables);
    expect(await draftsOf(portal, cast.maya)).toEqual([]);
    const late = drafting({ id, revision, form: { ...form, procedureIndication: "Late" } });
    expect(await saveDraft(portal, cast.maya, late)).toMatchObject({
      outcome: "recordSaved",
      recordId: record.id,
    });
    expect(await draftsOf(portal, cast.maya)).toEqual([]);
    // The request is repeated after a lost answer.
    expect((await saved(portal, cast.maya, variables)).id).toBe(record.id);
  });

  test("a draft that is saved as a record is kept if the save is refused", async () => {
    const { id, revision } = await keptDraft(portal, cast.maya, { form });
    const { activity, ...rest } = saving({ clientKey: id, hospital: "Nowhere" });
    const query = `mutation ($activity: ActivityInput!, $customerId: Int) {
      saveActivity(activity: $activity, customerId: $customerId) { activity { id } }
    }`;
    await portal.ask(cast.maya, query, { ...rest, activity: { ...activity, draft: { id, revision } } });
    expect(await draftsOf(portal, cast.maya)).toHaveLength(1);
  });
});

test("a discarded draft is deleted, and discarding it again is no error", async () => {
  const { id } = await keptDraft(portal, cast.maya);
  await discard(portal, cast.maya, id);
  expect(await draftsOf(portal, cast.maya)).toEqual([]);
  await discard(portal, cast.maya, id);
});

test("a person without a logbook has no drafts", async () => {
  const nobody = {
    ...cast.maya,
    keycloakId: randomUUID() as typeof cast.maya.keycloakId,
    email: "n@example.org",
  };
  await portal.get(nobody, "{ user { email } }");
  await portal.database.db
    .updateTable("app_user")
    .set({ logbook: false })
    .where("keycloak_id", "=", nobody.keycloakId)
    .execute();
  expect(await draftsOf(portal, nobody)).toBeNull();
  expect(await refusedDraft(portal, nobody, {})).toMatchObject({ code: "FORBIDDEN" });
});
