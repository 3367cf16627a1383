import { normaliseForSearch, type RecordId, type UserId } from "@cathedra/domain";
import { parseSearchParams, type SearchInput } from "@cathedra/domain/logbook";
import type { ActivitiesPage } from "@cathedra/graphql-schema";
import { aRecord, cast, getActor } from "@cathedra/test-fixtures";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type ListQuery, listRecords } from "../../src/modules/logbook/list-query.ts";
import { getScope, type Scope } from "../../src/modules/logbook/scope.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { idsQuery } from "./fields.ts";

/** Names with every character that has a meaning in SQL, LIKE or regular expressions. */
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
  "د. محمد حسن",
  "Сергей Иванов",
  "北京",
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

/** One's own records are searched with `strpos`, those of a customer and of all people with LIKE. */
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
])("%j is searched literally in both text fields, for every caller", async (text, found) => {
  for (const who of searchers) {
    expect(await find(who, { searchText: text })).toEqual(found);
    expect(await find(who, { participantName: text })).toEqual(found);
  }
});

test("special characters and other alphabets are found anywhere in a text, for every caller, and counted", async () => {
  for (const who of searchers) {
    expect(await find(who, { searchText: "%" })).toEqual(["100% sure", "a%b_c\\d"]);
    expect(await find(who, { participantName: "_" })).toEqual(["a%b_c\\d", "under_score"]);
    expect(await find(who, { searchText: "محمد" })).toEqual(["د. محمد حسن"]);
    expect(await find(who, { searchText: "مد ح" })).toEqual(["د. محمد حسن"]);
    expect(await find(who, { searchText: "гей и" })).toEqual(["Сергей Иванов"]);
    expect(await find(who, { searchText: "北" })).toEqual(["北京"]);
    expect(await find(who, { searchText: "%%%" })).toEqual([]);
  }
});

test("across customers, one or two letters match only at word starts, and the answer says so", async () => {
  expect(await find(cast.ruth, { participantName: "su" })).toEqual(["100% sure"]);
  expect(await find(cast.ruth, { participantName: "la" })).toEqual([]);
  expect(await find(cast.ruth, { participantName: "pl" })).toEqual(["plain"]);
  expect(await find(cast.priya, { participantName: "la" })).toEqual(["back\\slash", "plain"]);
  const query =
    "query ($text: String!) { activities(searchParams: { searchText: $text }) { totalCount matchesWordStartsOnly } }";
  const said = async (who: typeof cast.ruth, text: string) =>
    (await portal.get(who, query, { text })).activities.matchesWordStartsOnly;
  expect([await said(cast.ruth, "su"), await said(cast.ruth, "sur"), await said(cast.ruth, "%")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([await said(cast.george, "su"), await said(cast.maya, "su")]).toEqual([false, false]);
});

describe("search without a count", () => {
  const scopes: readonly [(typeof searchers)[number], Scope][] = [cast.priya, cast.george, cast.ruth].map(
    (who) => [who, getScope(getActor(who))],
  );
  const listed = async (viewer: UserId, scope: Scope, input: SearchInput, question: Partial<ListQuery>) => {
    const search = parseSearchParams(input);
    if (!search.ok) throw new Error("the search is refused");
    const fields = new Set<string>();
    const asked = { viewer, scope, search: search.value, fields, isCounted: false, ...question };
    const { activities, matchesWordStartsOnly } = await listRecords(portal.database.db, asked);
    return { ids: activities.map(({ id }) => id), matchesWordStartsOnly };
  };

  test("scanning the first records finds the same records in the same order as using the index", async () => {
    const parts = [{ limit: 2 }, { limit: 2, offset: 1 }, { limit: 1000 }, { limit: 3, sortOrder: "asc" }];
    for (const [{ userId }, scope] of scopes)
      for (const searchText of ["maya", "%", "_", "محمد", "osterberg", "none of them", "a%b"])
        for (const part of [...parts, { limit: 3, sortField: "participants" }])
          for (const lookThrough of [1, 9, 5_000]) {
            const input = { searchText, ...part };
            const counted = await listed(userId, scope, input, { isCounted: true });
            const found = await listed(userId, scope, input, { lookThrough });
            expect([scope.kind, input, lookThrough, found]).toEqual([
              scope.kind,
              input,
              lookThrough,
              counted,
            ]);
          }
  });

  test("two letters match anywhere among the first records, then only at word starts, and the answer says so", async () => {
    const named = ({ ids }: { readonly ids: readonly string[] }) =>
      ids
        .map((id) => names[records.findIndex((record) => record.id === id)] ?? "")
        .toSorted((one, other) => one.localeCompare(other));
    for (const [{ userId }, scope] of scopes) {
      const found = (participantName: string, lookThrough: number, limit = 100) =>
        listed(userId, scope, { participantName, limit }, { lookThrough });
      const all = await found("la", 5_000);
      expect([named(all), all.matchesWordStartsOnly]).toEqual([["back\\slash", "plain"], false]);
      const none = await found("la", 2);
      expect([named(none), none.matchesWordStartsOnly]).toEqual([[], true]);
      const start = await found("pl", 2);
      expect([named(start), start.matchesWordStartsOnly]).toEqual([["plain"], true]);
      expect(await found("an", 100, 1)).toMatchObject({ matchesWordStartsOnly: false });
      expect(await found("plain", 2)).toMatchObject({ matchesWordStartsOnly: false });
    }
  });
});

test.each([
  ["ten thousand characters", "x".repeat(10_000)],
  ["a megabyte of emoji", "😀".repeat(250_000)],
  ["a NUL", "a\0b"],
  ["half a surrogate pair", "\ud83d"],
])("%s is refused with the field named, before it reaches the database", async (_, text) => {
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

test("the database normalises texts for comparison as the domain does", async () => {
  const formed = async (text: string): Promise<string | undefined> => {
    const { rows } = await sql<{ form: string }>`select search_form(${text}) as form`.execute(
      portal.database.db,
    );
    return rows[0]?.form;
  };
  for (const name of [...names, "Søren Ærø", "Łukasz Đorđević", "Straße", "Nguyễn", "ΟΔΟΣ"]) {
    expect(await formed(name)).toBe(normaliseForSearch(name));
  }
  const latin = fc.string({
    unit: fc.integer({ min: 32, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  });
  await fc.assert(
    fc.asyncProperty(latin, async (text) => {
      expect(await formed(text)).toBe(normaliseForSearch(text));
    }),
    { numRuns: 200 },
  );
});

test("any search text is answered with a list or a refusal, never with an internal error", async () => {
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
