import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  auditsOf,
  change,
  confirm,
  getAttending,
  getCode,
  inSteadMutation,
  requestConfirmation,
} from "../confirmations/confirmation-requests.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import {
  askForRatings,
  confirmedDaysAgo,
  confirmedRecord,
  documents,
  rate,
  seenByEleanor,
  seenByMaya,
  stateRole,
} from "./entrustment-helpers.ts";

let portal: CastApp;

beforeEach(async () => {
  portal = await castApp();
});
afterEach(() => portal.close());

const another = () => confirmedRecord(portal, { clientKey: randomUUID() });
const tomas = () => confirmedRecord(portal, { who: cast.tomas, clientKey: randomUUID() });
const storedRatings = async (but?: string) =>
  (
    await sql<object>`select * from logbook_entrustment where record_id is distinct from ${but ?? null}::uuid
      order by record_id, side`.execute(portal.database.db)
  ).rows;

test("neither sees the other's rating before rating, and a rating changes no other record", async () => {
  await askForRatings(portal);
  const others = [await tomas(), await another()];
  for (const id of others) await rate(portal, cast.eleanor, id, { level: 1 });
  await rate(portal, cast.tomas, others[0] ?? "", { level: 4 });
  const before = await storedRatings();
  expect(before).toHaveLength(3);

  const id = await another();
  const given = { level: 2, complexity: "hardest", comment: "Wire lost once." };
  expect(await rate(portal, cast.eleanor, id, given)).toMatchObject({
    side: "attending",
    scale: "zwisch",
    own: given,
    other: null,
    viewerCanRate: true,
  });
  expect(await seenByMaya(portal, id)).toMatchObject({ own: null, other: null, isOtherHidden: true });
  expect(await rate(portal, cast.maya, id, { level: 3 })).toMatchObject({
    side: "trainee",
    own: { level: 3, complexity: null, comment: null },
    other: given,
    isOtherHidden: false,
    viewerCanRate: false,
  });
  expect(await seenByEleanor(portal, id)).toMatchObject({ own: given, other: { level: 3 } });
  // Both have seen the other's rating, so neither may change theirs.
  for (const who of [cast.eleanor, cast.maya])
    expect(await getCode(portal, who, documents.rate, { id, rating: { level: 1 } })).toBe("RATING_CLOSED");
  expect(await storedRatings(id)).toEqual(before);
});

test("the trainee may rate before the confirmation, and the attending sees it only after rating", async () => {
  await askForRatings(portal, "oScore");
  const { record, seen } = await requestConfirmation(portal);
  expect(await seenByMaya(portal, record.id)).toMatchObject({ viewerCanRate: true, ratingEndsAt: null });
  await rate(portal, cast.maya, record.id, { level: 5 });
  expect(await rate(portal, cast.maya, record.id, { level: 4 })).toMatchObject({ own: { level: 4 } });
  const rating = { level: 2 };
  expect(await getCode(portal, cast.eleanor, documents.rate, { id: record.id, rating })).toBe(
    "RECORD_NOT_CONFIRMED",
  );
  await confirm(portal, cast.eleanor, seen);
  expect(await seenByEleanor(portal, record.id)).toMatchObject({ other: null, isOtherHidden: true });
  expect(await rate(portal, cast.eleanor, record.id, rating)).toMatchObject({ other: { level: 4 } });
  const acts = await auditsOf(portal, record.id);
  expect(acts.filter(({ action }) => action === "logbook.entrustment_rated")).toMatchObject([
    { before: null, after: null },
    { before: null, after: null },
    { before: null, after: { level: 2, complexity: null } },
  ]);
});

test("7 days after the confirmation the attending's time is over and the trainee sees the rating", async () => {
  await askForRatings(portal);
  const [id, unrated] = [await another(), await another()];
  await rate(portal, cast.eleanor, id, { level: 2 });
  for (const each of [id, unrated]) await confirmedDaysAgo(portal, each, 8);
  expect(await seenByMaya(portal, id)).toMatchObject({ other: { level: 2 }, viewerCanRate: false });
  for (const each of [id, unrated])
    expect(await getCode(portal, cast.eleanor, documents.rate, { id: each, rating: { level: 3 } })).toBe(
      "RATING_CLOSED",
    );
});

test("a case is rated on the scale of its first rating, also after the institution chose another one", async () => {
  await askForRatings(portal);
  const [id, unrated] = [await another(), await another()];
  await rate(portal, cast.maya, id, { level: 3 });
  await askForRatings(portal, "oScore");
  expect(await getCode(portal, cast.eleanor, documents.rate, { id, rating: { level: 5 } })).toBe(
    "INVALID_INPUT",
  );
  expect(await rate(portal, cast.eleanor, id, { level: 4 })).toMatchObject({
    own: { scale: "zwisch", level: 4 },
    other: { scale: "zwisch", level: 3 },
  });
  expect(await rate(portal, cast.eleanor, unrated, { level: 5 })).toMatchObject({ own: { scale: "oScore" } });
  await askForRatings(portal, null);
  expect(await getCode(portal, cast.maya, documents.rate, { id: unrated, rating: { level: 3 } })).toBe(
    "RATING_CLOSED",
  );
});

test("no one rates in another's stead, not an administrator, another attending or where no one asks", async () => {
  const id = await another();
  const rating = { level: 2 };
  for (const who of [cast.maya, cast.eleanor])
    expect(await getCode(portal, who, documents.rate, { id, rating })).toBe("RATING_CLOSED");
  await askForRatings(portal);
  expect(await getCode(portal, cast.priya, documents.rate, { id, rating })).toBe("FORBIDDEN");
  for (const who of [cast.tomas, cast.george, cast.helena, cast.ingrid])
    expect(await getCode(portal, who, documents.rate, { id, rating })).toMatch(/NOT_FOUND|FORBIDDEN/);
  for (const [rated, path] of [
    [{ level: 5 }, "level"],
    [{ level: 2, comment: "x".repeat(301) }, "comment"],
  ] as const) {
    const { errors } = await portal.ask(cast.eleanor, documents.rate, { id, rating: rated });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", fields: [{ path }] });
  }
  // An administrator who confirmed in the stead of an attending without an address did not see the case.
  const { seen } = await requestConfirmation(portal, {
    attending: getAttending.yusuf,
    clientKey: randomUUID(),
  });
  await portal.get(cast.george, inSteadMutation, { record: seen, word: "He has left." });
  expect(await getCode(portal, cast.george, documents.rate, { id: seen.id, rating })).toMatch(
    /NOT_FOUND|FORBIDDEN/,
  );
  expect(await storedRatings()).toEqual([]);
  // Those who may read the record see nothing of it.
  const { activity } = await portal.get(cast.priya, documents.ofRecord, { id });
  expect(activity.entrustment).toBe(null);
});

test("a rating does not count while the confirmation is withdrawn, and does again afterwards", async () => {
  await askForRatings(portal);
  const id = await another();
  await rate(portal, cast.eleanor, id, { level: 2 });
  await rate(portal, cast.maya, id, { level: 2 });
  await portal.get(cast.eleanor, change("reopenActivity"), { id, word: "Side?" });
  expect(await seenByMaya(portal, id)).toMatchObject({
    own: { level: 2 },
    other: null,
    isOtherHidden: false,
  });
  const [{ modifiedAt } = { modifiedAt: new Date() }] = (
    await sql<{
      modifiedAt: Date;
    }>`select modified_at as "modifiedAt" from logbook_record where id = ${id}`.execute(portal.database.db)
  ).rows;
  const seen = { id, modifiedAt: new Date(modifiedAt).toISOString(), state: "returned" } as const;
  await confirm(portal, cast.eleanor, seen);
  expect(await seenByMaya(portal, id)).toMatchObject({ other: { level: 2 } });
});

test("a role that differs is listed for both until one of them changes it, and the record stays as it is", async () => {
  await askForRatings(portal);
  const others = await tomas();
  await stateRole(portal, cast.eleanor, others, "Observer");
  const id = await another();
  const { recordedRole } = (await seenByMaya(portal, id)) ?? {};
  expect(recordedRole).not.toBe(null);
  const stated = recordedRole === "Assistant" ? "Operator" : "Assistant";
  const why = "You assisted me.";
  expect(await stateRole(portal, cast.eleanor, id, stated, why)).toMatchObject({
    statedRole: { role: stated, comment: why, isDisputed: true },
  });
  const listed = async (who: Parameters<CastApp["get"]>[0]) =>
    (await portal.get(who, documents.roles)).logbookRolesToSettle as readonly object[];
  const entry = { id, recordedRole, statedRole: { role: stated, comment: why, isDisputed: true } };
  expect(await listed(cast.maya)).toEqual([
    { ...entry, side: "trainee", otherName: `${cast.eleanor.firstName} ${cast.eleanor.lastName}` },
  ]);
  expect(await listed(cast.eleanor)).toMatchObject([{ ...entry, side: "attending" }, { id: others }]);
  expect(await listed(cast.priya)).toEqual([]);
  expect(await getCode(portal, cast.maya, documents.role, { id, role: recordedRole })).toBe("FORBIDDEN");
  expect(await seenByMaya(portal, id)).toMatchObject({ recordedRole, viewerCanStateRole: false });

  // After 7 days only the record's own role can be accepted.
  await confirmedDaysAgo(portal, id, 8);
  expect(await getCode(portal, cast.eleanor, documents.role, { id, role: "Scrub" })).toBe("RATING_CLOSED");
  await stateRole(portal, cast.eleanor, id, recordedRole ?? "");
  expect(await listed(cast.maya)).toEqual([]);
  expect(await listed(cast.eleanor)).toMatchObject([{ id: others }]);
  // One row for each change, and none for a call that was refused.
  const acts = await auditsOf(portal, id);
  expect(acts.filter(({ action }) => action === "logbook.trainee_role_stated")).toMatchObject([
    { before: null, after: { role: stated } },
    { before: { role: stated }, after: { role: recordedRole } },
  ]);
});

test("the ratings of a person are shown to them and to those responsible, as far as each may see them", async () => {
  await askForRatings(portal);
  const theirs = await tomas();
  await rate(portal, cast.eleanor, theirs, { level: 1 });
  await rate(portal, cast.tomas, theirs, { level: 4 });
  const [byBoth, byAttending, byTrainee] = [await another(), await another(), await another()];
  for (const id of [byBoth, byAttending]) await rate(portal, cast.eleanor, id, { level: 3 });
  for (const id of [byBoth, byTrainee]) await rate(portal, cast.maya, id, { level: 2 });
  const cases = async (who: Parameters<CastApp["get"]>[0], participant?: string) => {
    const { logbookEntrustments } = await portal.get(who, documents.cases, { participant });
    const rows = logbookEntrustments as readonly { recordId: string; side: string; level: number }[];
    return rows.map(({ recordId, side, level }) => `${recordId} ${side} ${level}`).toSorted();
  };
  const both = [`${byBoth} attending 3`, `${byBoth} trainee 2`];
  expect(await cases(cast.maya)).toEqual([...both, `${byTrainee} trainee 2`].toSorted());
  expect(await cases(cast.priya, cast.maya.keycloakId)).toEqual(
    [...both, `${byAttending} attending 3`].toSorted(),
  );
  for (const who of [cast.tomas, cast.helena])
    expect(await getCode(portal, who, documents.cases, { participant: cast.maya.keycloakId })).toMatch(
      /NOT_FOUND|FORBIDDEN/,
    );
});
