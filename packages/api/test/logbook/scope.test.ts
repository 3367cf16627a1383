import type { RecordId } from "@cathedra/domain";
import { mayDeleteRecord, mayEditRecord, mayReadRecord } from "@cathedra/domain/access";
import type { ActivitiesPage, Activity, OwnLogbookPage } from "@cathedra/graphql-schema";
import { aRecord, cast, demoRecords, getActor, groups, people } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { today } from "../support/world.ts";
import { everyField, idsQuery, recordQuery } from "./fields.ts";

/** Records of Maya and Tomás at Northgate, and of Aiko, in which Maya took part as a guest. */
const guestRecord = aRecord({
  ...demoRecords(today).find(({ createdBy }) => createdBy === cast.aiko.userId),
  id: "4ec04d00-0000-4000-8000-00000000000a" as RecordId,
  participants: [
    { keycloakId: cast.maya.keycloakId, name: "Maya Lindqvist", role: "Assistant", level: null },
  ],
  participantIds: [cast.aiko.userId, cast.maya.userId],
  optionalIdentifier: "aiko's own note",
});
const records = [...demoRecords(today), guestRecord];

const portal = setUpCastApp(records);

/** A reader who is not in a record's group still sees its name (7.045). */
const groupNames = new Map(groups.map(({ id, name }) => [id, name]));

type Page = { readonly activities: ActivitiesPage };
const all = { searchParams: { limit: 1000 } };

describe.each(people.filter(({ logbook }) => logbook))("$firstName $lastName", (person) => {
  const actor = getActor(person);

  test("the list has exactly the records that the policy lets the person read (X35)", async () => {
    const { activities: page } = await portal.get<Page>(person, idsQuery, all);
    const readable = records.filter((record) => mayReadRecord(actor, record) === "allowed");
    expect(page.activities.map(({ id }) => id).toSorted()).toEqual(readable.map(({ id }) => id).toSorted());
    expect(page.totalCount).toBe(readable.length);
  });

  test("sees only the optional identifiers of their own records (X115)", async () => {
    const { activities: page } = await portal.get<Page>(person, idsQuery, all);
    for (const { id, optionalIdentifier } of page.activities) {
      const record = records.find((each) => each.id === id);
      const expected = record?.createdBy === person.userId ? record.optionalIdentifier : null;
      expect({ id, optionalIdentifier }).toEqual({ id, optionalIdentifier: expected });
    }
  });

  test("the own logbook has exactly the records that the person wrote or takes part in, whole, page by page", async () => {
    const own = await wholeLogbook(person, 25);
    const expected = records.flatMap((record) => {
      const isAuthor = record.createdBy === person.userId;
      const takesPart = record.participants.some(({ keycloakId }) => keycloakId === person.keycloakId);
      if (!isAuthor && !takesPart) return [];
      const part = isAuthor ? (takesPart ? "authorAndParticipant" : "author") : "participant";
      return [{ id: record.id, part, optionalIdentifier: isAuthor ? record.optionalIdentifier : null }];
    });
    const byId = (list: readonly { readonly id: string }[]) =>
      list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(
      own.map(({ part, record: { id, optionalIdentifier } }) => ({ id, part, optionalIdentifier })),
    ).toEqual(byId(expected));
    for (const { record } of own.slice(0, 3)) {
      const { activity } = await portal.get<{ activity: Activity }>(person, recordQuery, { id: record.id });
      expect(record).toEqual(activity);
    }
  });

  test("a single record can be read exactly if it is in the person's list, with their rights to edit or delete it", async () => {
    for (const record of [guestRecord, ...records.slice(0, 12)]) {
      const { data, errors } = await portal.ask<{ activity: Activity }>(person, recordQuery, {
        id: record.id,
      });
      if (mayReadRecord(actor, record) === "allowed") {
        const isCreator = record.createdBy === person.userId;
        expect(data?.activity.viewerCanEdit).toBe(mayEditRecord(actor, record) === "allowed");
        expect(data?.activity.viewerCanDelete).toBe(mayDeleteRecord(actor, record) === "allowed");
        expect(data?.activity.groupName).toBe(groupNames.get(record.groupId));
        expect(data?.activity.optionalIdentifier).toBe(isCreator ? record.optionalIdentifier : null);
      } else {
        expect(data).toBeNull();
        expect(errors).toEqual([unavailable]);
      }
    }
  });
});

const ownLogbook = `query ($limit: Int, $after: ID, $changedSince: DateTime) {
  ownLogbook(limit: $limit, after: $after, changedSince: $changedSince) {
    totalCount readAt next entries { part record { ${everyField} } }
  }
}`;

/** All pages of a person's own logbook. */
async function wholeLogbook(person: (typeof people)[number], limit: number) {
  type Own = { readonly ownLogbook: OwnLogbookPage };
  const entries: OwnLogbookPage["entries"][number][] = [];
  let after: string | null | undefined = null;
  do {
    const { ownLogbook: page }: Own = await portal.get<Own>(person, ownLogbook, { limit, after });
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...page.entries);
    after = page.next;
    if (after == null) expect(page.totalCount).toBe(entries.length);
  } while (after != null);
  return entries;
}

test("the own logbook tells which records were changed or confirmed since it was read, and not those of others", async () => {
  type Own = { readonly ownLogbook: OwnLogbookPage };
  const changedSince = new Date(Date.now() + 3_600_000).toISOString();
  const changes = async () =>
    (await portal.get<Own>(cast.maya, ownLogbook, { changedSince })).ownLogbook.entries.map(
      ({ record }) => record.id,
    );
  expect(await changes()).toEqual([]);
  const [changed, confirmed] = records.filter(({ createdBy }) => createdBy === cast.maya.userId);
  const foreign = records.find(
    ({ createdBy, participantIds }) =>
      createdBy === cast.tomas.userId && !participantIds.includes(cast.maya.userId),
  );
  const { db } = portal.database;
  const later = sql`${changedSince}::timestamptz`;
  await sql`update logbook_record set modified_at = ${later} where id in (${changed?.id}, ${foreign?.id})`.execute(
    db,
  );
  await sql`update logbook_record set confirmation_at = ${later} where id = ${confirmed?.id}`.execute(db);
  expect(new Set(await changes())).toEqual(new Set([changed?.id, confirmed?.id]));
});

const unavailable = expect.objectContaining({
  message: "Specified record does not exist or is unavailable",
  extensions: expect.objectContaining({ code: "NOT_FOUND" }),
});

test.each(["4ec04d00-0000-4000-8000-0000000000ff", "not an id", "", "a\0b", "' or true --"])(
  "an unknown record (%j) is answered like an inaccessible one",
  async (id) => {
    const missing = await portal.ask(cast.maya, recordQuery, { id });
    const foreign = await portal.ask(cast.helena, recordQuery, { id: records[0]?.id });
    const withoutRequest = ({ errors }: typeof missing) =>
      errors?.map(({ message, extensions: { code } }) => ({ message, code }));
    expect(missing.data).toBeNull();
    expect(withoutRequest(missing)).toEqual([
      { message: "Specified record does not exist or is unavailable", code: "NOT_FOUND" },
    ]);
    const theirs = records.some(
      (record) => record.id === records[0]?.id && mayReadRecord(getActor(cast.helena), record) === "allowed",
    );
    if (!theirs) expect(withoutRequest(foreign)).toEqual(withoutRequest(missing));
  },
);

test("without the logbook flag, the list is refused and records are not found", async () => {
  const list = await portal.ask(cast.nils, idsQuery, all);
  expect(list.errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  const own = await portal.ask(cast.nils, ownLogbook);
  expect(own.errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  const form = await portal.ask(cast.nils, "{ IRLogFormData { hospitals { id } } }");
  expect(form.errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  const one = await portal.ask(cast.nils, recordQuery, { id: records[0]?.id });
  expect(one.errors).toEqual([unavailable]);
});

test("sorting by optional identifier reveals nothing about other people's identifiers (X115)", async () => {
  const search = (sortOrder: string) => ({
    searchParams: { sortField: "optionalIdentifier", sortOrder, limit: 1000 },
  });
  const order = async (sortOrder: string): Promise<readonly string[]> => {
    const { activities: page } = await portal.get(cast.george, idsQuery, search(sortOrder));
    return page.activities.map(({ id }) => id);
  };
  const before = [await order("asc"), await order("desc")];
  await unbranded(portal.database.db)
    .updateTable("logbook_record")
    .set({ optional_identifier: "zzz" })
    .where("id", "=", before[0]?.at(-1) ?? "")
    .execute();
  expect([await order("asc"), await order("desc")]).toEqual(before);
});

test("a search does not match optional identifiers, not even the searcher's own (X115)", async () => {
  const searchParams = { searchText: "aiko's own note" };
  for (const who of [cast.aiko, cast.helena, cast.ruth]) {
    const { activities: page } = await portal.get(who, idsQuery, { searchParams });
    expect(page.totalCount).toBe(0);
  }
});
