import { type RecordId, searchForm } from "@cathedra/domain";
import type { ActivitiesPage } from "@cathedra/graphql-schema";
import { aRecord, cast } from "@cathedra/test-fixtures";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { idsQuery } from "./fields.ts";

/** Names that hold every character with a meaning in SQL, in LIKE and in patterns. */
const names = [
  "O'Brien",
  "100% sure",
  "under_score",
  "back\\slash",
  'dou"ble',
  "ÖSTERBERG",
  "😀 Smile",
  "a%b_c\\d",
  "plain",
  "(brackets) [and] {more}",
  "$1 :: text",
  "İstanbul",
];
const records = names.map((name, index) =>
  aRecord({
    id: `4ec04d00-0000-4000-8000-${String(index).padStart(12, "0")}` as RecordId,
    participants: [
      { keycloakId: cast.maya.keycloakId, name: "Maya Lindqvist", role: null, level: null },
      { keycloakId: null, name, role: null, level: null },
    ],
  }),
);

const portal = setUpCastApp(records);

/** Of oneself by `strpos`, of a customer and of everybody by LIKE. */
const searchers = [cast.maya, cast.priya, cast.george, cast.ruth];

async function find(who: (typeof searchers)[number], searchParams: unknown): Promise<readonly string[]> {
  const { activities: page } = await portal.get<{ activities: ActivitiesPage }>(who, idsQuery, {
    searchParams,
  });
  expect(page.totalCount).toBe(page.activities.length);
  return page.activities
    .map(({ id }) => names[records.findIndex((record) => record.id === id)] ?? "")
    .toSorted();
}

test.each([
  ["o'brien", ["O'Brien"]],
  ["100%", ["100% sure"]],
  ["der_sc", ["under_score"]],
  ["k\\s", ["back\\slash"]],
  ['u"b', ['dou"ble']],
  ["österBERG", ["ÖSTERBERG"]],
  ["osterberg", ["ÖSTERBERG"]],
  ["ISTANBUL", ["İstanbul"]],
  ["istan\u0301bul", ["İstanbul"]],
  ["％", []],
  ["＿", []],
  ["😀 s", ["😀 Smile"]],
  ["a%b_c\\d", ["a%b_c\\d"]],
  ["p%n", []],
  ["pl_in", []],
  ["[and] {more}", ["(brackets) [and] {more}"]],
  ["$1 :: text", ["$1 :: text"]],
  ["İSTANBUL", ["İstanbul"]],
  ["' or true --", []],
  ["'; drop table logbook_record; --", []],
])("%j means what it says, in both text fields and for everybody", async (text, found) => {
  for (const who of searchers) {
    expect(await find(who, { searchText: text })).toEqual(found);
    expect(await find(who, { participantName: text })).toEqual(found);
  }
});

test("% and _ alone are characters like others", async () => {
  for (const who of [cast.maya, cast.priya, cast.george]) {
    expect(await find(who, { searchText: "%" })).toEqual(["100% sure", "a%b_c\\d"]);
    expect(await find(who, { searchText: "_" })).toEqual(["a%b_c\\d", "under_score"]);
  }
});

test("across customers, what no index knows is looked for among the latest records, and its number says so", async () => {
  const query =
    "query ($text: String!) { activities(searchParams: { searchText: $text }) { totalCountIsExact } }";
  const isExact = async (who: typeof cast.ruth, text: string) =>
    (await portal.get(who, query, { text })).activities.totalCountIsExact;
  for (const text of ["%%%", "_", "محمد", "a--"]) {
    expect([text, await isExact(cast.ruth, text)]).toEqual([text, false]);
    expect(await isExact(cast.george, text)).toBe(true);
  }
  for (const text of ["sure", "a%", "-su", "100", "su"]) expect(await isExact(cast.ruth, text)).toBe(true);
});

test("across customers, one or two characters find the starts of words", async () => {
  expect(await find(cast.ruth, { participantName: "su" })).toEqual(["100% sure"]);
  expect(await find(cast.ruth, { participantName: "la" })).toEqual([]);
  expect(await find(cast.ruth, { participantName: "pl" })).toEqual(["plain"]);
  expect(await find(cast.priya, { participantName: "la" })).toEqual(["back\\slash", "plain"]);
});

test.each([
  ["ten thousand characters", "x".repeat(10_000)],
  ["a megabyte of emoji", "😀".repeat(250_000)],
  ["a NUL", "a\0b"],
  ["half of a character", "\ud83d"],
])("%s is refused by field, before it reaches the database", async (_, text) => {
  for (const field of ["searchText", "participantName", "hospital"]) {
    const { errors } = await portal.ask(cast.maya, idsQuery, { searchParams: { [field]: text } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: field }] });
  }
});

test.each([
  { limit: 0 },
  { limit: 1001 },
  { offset: -1 },
  { attending: "not an id" },
  { modalityPrimary: "X-ray" },
  { interventionType: "'" },
])("%j is refused", async (searchParams) => {
  const { errors } = await portal.ask(cast.maya, idsQuery, { searchParams });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ path: Object.keys(searchParams)[0] }],
  });
});

test("the database forms a text for comparison as the domain does", async () => {
  const formed = async (text: string): Promise<string | undefined> => {
    const { rows } = await sql<{ form: string }>`select search_form(${text}) as form`.execute(
      portal.database.db,
    );
    return rows[0]?.form;
  };
  for (const name of [...names, "Søren Ærø", "Łukasz Đorđević", "Straße", "Nguyễn", "ΟΔΟΣ"]) {
    expect(await formed(name)).toBe(searchForm(name));
  }
  const latin = fc.string({
    unit: fc.integer({ min: 32, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  });
  await fc.assert(
    fc.asyncProperty(latin, async (text) => {
      expect(await formed(text)).toBe(searchForm(text));
    }),
    { numRuns: 200 },
  );
});

test("whatever is typed answers with a list or a refusal, never with a fault", async () => {
  const typed = fc.string({ unit: "grapheme", maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...searchers), async (text, who) => {
      const { errors } = await portal.ask(who, idsQuery, {
        searchParams: { searchText: text, participantName: text },
      });
      expect(errors?.map(({ extensions }) => extensions.code) ?? ["INVALID_INPUT"]).toEqual([
        "INVALID_INPUT",
      ]);
    }),
    { numRuns: 150 },
  );
});
