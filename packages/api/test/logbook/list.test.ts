import type { KeycloakId } from "@cathedra/domain";
import {
  activitiesSortFields,
  activitiesSortOrders,
  type LogbookRecord,
  type RecordContent,
  type SearchParams,
} from "@cathedra/domain/logbook";
import type { ActivitiesPage } from "@cathedra/graphql-schema";
import { aRecordContent, type CastKey, cast, demoRecords, getActor } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { today } from "../support/world.ts";
import { idsQuery, listQuery } from "./fields.ts";
import { expectedList } from "./oracle.ts";

/** Some of the records contain no role of any participant. */
const records = demoRecords(today).map((record, index) =>
  index % 7 === 0
    ? { ...record, participants: record.participants.map((part) => ({ ...part, role: null })) }
    : record,
);
/** One person for each scope of records: own, groups, customer and all. */
const readers = [
  "maya",
  "tomas",
  "aiko",
  "priya",
  "lukas",
  "george",
  "helena",
  "ruth",
] as const satisfies CastKey[];

const portal = setUpCastApp(records);

type Page = { readonly activities: ActivitiesPage };

async function expectAnswer(who: CastKey, search: Partial<SearchParams>): Promise<void> {
  const { activities: page } = await portal.get<Page>(cast[who], idsQuery, { searchParams: search });
  const expected = expectedList(records, getActor(cast[who]), search);
  expect({ who, search, totalCount: page.totalCount, ids: page.activities.map(({ id }) => id) }).toEqual({
    who,
    search,
    ...expected,
  });
  expect(page.totalCountIsExact).toBe(true);
}

test("without a search, the list returns the person's 25 latest records and the total count (7.026)", async () => {
  const { activities: page } = await portal.get(cast.maya, "{ activities { totalCount activities { id } } }");
  const expected = expectedList(records, getActor(cast.maya), {});
  expect(page.activities.map(({ id }) => id)).toEqual(expected.ids);
  expect(page.totalCount).toBe(expected.totalCount);
  expect(page.activities).toHaveLength(25);
});

describe.each(readers)("list for %s", (who) => {
  test.each(activitiesSortFields)(
    "sorts by %s in both directions, also on the second page",
    async (sortField) => {
      for (const sortOrder of activitiesSortOrders) {
        await expectAnswer(who, { sortField, sortOrder, limit: 10 });
        await expectAnswer(who, { sortField, sortOrder, limit: 10, offset: 10 });
      }
    },
  );

  test("the list of records applies every filter alone and combined with a start date", async () => {
    const sample = records.find((record) => record.modalityPrimary !== null && record.complications !== null);
    if (sample === undefined) throw new Error("the demo records have no such record");
    for (const search of searchesFor(sample)) {
      await expectAnswer(who, search);
      await expectAnswer(who, { ...search, startDate: sample.dateOfProcedure, sortField: "hospital" });
    }
  });
});

function searchesFor(sample: LogbookRecord): readonly Partial<SearchParams>[] {
  const { procedure, attending, dateOfProcedure, modalityPrimary, complications, groupId } = sample;
  return [
    { searchText: attending.lastName.toUpperCase() },
    { searchText: `${attending.firstName} ${attending.lastName}` },
    { searchText: procedure.code },
    { searchText: "lindqvist" },
    { searchText: "wóJ" },
    { searchText: "no such words anywhere" },
    { participantName: "tomás" },
    { participantName: attending.lastName },
    { searchText: "hospital", participantName: "maya" },
    { startDate: dateOfProcedure },
    { endDate: dateOfProcedure },
    { startDate: dateOfProcedure, endDate: dateOfProcedure },
    { hospital: sample.hospital },
    { hospital: sample.hospital.toUpperCase() },
    { attending: attending.id },
    { interventionType: procedure.interventionType as SearchParams["interventionType"] },
    { organSystem: procedure.organSystem },
    { category: procedure.category },
    { subCategory: procedure.subCategory },
    { modalityPrimary },
    { complications },
    { roleMissingFor: cast.maya.keycloakId },
    { roleMissingFor: cast.tomas.keycloakId, interventionType: "Arterial Interventions" },
    { roleMissingFor: "nobody" as KeycloakId },
    { toCompleteBy: cast.maya.keycloakId },
    { groupId },
    { groupId, roleMissingFor: cast.tomas.keycloakId },
    { groupId: 2_000_000_000 },
  ];
}

test("the list of records is empty beyond its end, and still counted", async () => {
  await expectAnswer("maya", { offset: 100_000 });
  await expectAnswer("ruth", { offset: 100_000 });
});

test("the list of records returns a complete record as stored, both in the list and alone (7.009, 7.010)", async () => {
  const { activities: page } = await portal.get(cast.maya, listQuery, {
    searchParams: { limit: 1000 },
  });
  const [listed] = page.activities;
  const stored = records.find(({ id }) => id === listed?.id);
  if (listed === undefined || stored === undefined) throw new Error("the list is empty");
  const maya = {
    keycloak_id: cast.maya.keycloakId,
    first_name: "Maya",
    last_name: "Lindqvist",
    email: cast.maya.email,
  };
  const content = Object.keys(aRecordContent()) as (keyof RecordContent)[];
  expect(listed).toEqual({
    ...Object.fromEntries(content.map((field) => [field, stored[field]])),
    id: stored.id,
    groupId: stored.groupId,
    groupName: "IR Residents",
    customerId: stored.customerId,
    attending: stored.attending,
    type: "irlog",
    participantNames: stored.participants.map(({ name }) => name),
    participants: stored.participants.map(({ keycloakId, ...participant }) => ({
      ...participant,
      user: keycloakId === null ? null : expect.objectContaining({ keycloak_id: keycloakId }),
    })),
    createdAt: new Date(stored.createdAt).toISOString(),
    createdBy: maya,
    modifiedAt: new Date(stored.modifiedAt).toISOString(),
    modifiedBy: maya,
    viewerCanEdit: true,
    viewerCanDelete: true,
    confirmationState: "open",
    confirmationCapacity: null,
    confirmedContent: null,
    askedAddress: { addressChangedAt: null, newAddressAskedAt: null, newAddressFrom: null },
    imported: null,
    confirmation: expect.objectContaining({
      state: "open",
      askedAt: new Date(stored.createdAt).toISOString(),
    }),
  });
});
