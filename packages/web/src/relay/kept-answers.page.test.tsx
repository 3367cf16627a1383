import { openDB } from "idb";
import type { GraphQLResponse, GraphQLSingularResponse } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubIndexedDb } from "../../test/portal/indexed-db.ts";
import { sessions } from "../auth/auth.ts";
import { keepChoices } from "../auth/keep-choice.ts";
import { keptDatabase } from "./kept.ts";
import { beginFilling, isKeptSince, keep, keepOnlyFor, keptFor, read } from "./kept-answers.ts";

const dayMs = 24 * 3_600_000;
const start = Date.parse("2026-11-20T10:00:00Z");
const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub, sid: `session of ${sub}` }))}.signature`;

const signIn = (person: string, station?: string) =>
  sessions.start({
    accessToken: tokenOf(person),
    expiresAt: Number.MAX_SAFE_INTEGER,
    ...(station === undefined ? {} : { station }),
  });

const answerTo = (person: string, more: object = {}): GraphQLSingularResponse => ({
  data: { user: { keycloak_id: person }, ...more },
  errors: [],
});

const failedAnswerTo = (person: string): GraphQLResponse => ({
  data: { user: { keycloak_id: person } },
  errors: [{ message: "failed" }],
});

async function contents(): Promise<readonly { readonly content: ArrayBuffer }[]> {
  const database = await openDB(keptDatabase);
  const all = await database.getAll("answers");
  database.close();
  return all;
}

beforeEach(() => {
  stubIndexedDb();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  signIn("maya");
  for (const person of ["maya", "priya"]) keepChoices.set(person, "yes");
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessions.end();
});

test("an answer is kept with its time, encrypted, by its variables in any order", async () => {
  const answer = answerTo("maya", { activities: { activities: [{ id: "1", hospital: "Northgate" }] } });
  await keep("RecordsQuery", { searchParams: { limit: 20, offset: 0 } }, answer);
  vi.setSystemTime(start + dayMs);
  expect(await read("RecordsQuery", { searchParams: { offset: 0, limit: 20 } })).toEqual({
    at: start,
    answer,
  });
  expect(await read("RecordsQuery", { searchParams: { offset: 20, limit: 20 } })).toBe(undefined);
  for (const { content } of await contents())
    expect(new TextDecoder("latin1").decode(content)).not.toContain("Northgate");
});

test("without a person's consent nothing is kept, and what was kept before it was withdrawn is read by no one", async () => {
  localStorage.clear();
  await keep("HomeQuery", {}, answerTo("maya"));
  expect(await beginFilling()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  keepChoices.set("maya", "yes");
  await keep("HomeQuery", {}, answerTo("maya"));
  keepChoices.set("maya", "no");
  expect(await read("HomeQuery", {})).toBe(undefined);
  expect(await keptFor()).toBe(undefined);
});

test("of those who oversee others, no record of another person is kept", async () => {
  const by = (person: string) => ({ id: person, createdBy: { keycloak_id: person } });
  const listed = (...people: readonly string[]) => ({ activities: { activities: people.map(by) } });
  const answerWith = (user: object, more: object): GraphQLResponse => ({
    data: { user: { keycloak_id: "maya", ...user }, ...more },
  });
  for (const user of [{ viewerAdminSections: ["groups"] }, { viewerIsAttending: true }]) {
    await keep("RecordsQuery", {}, answerWith(user, listed("tomas", "maya")));
    expect((await read("RecordsQuery", {}))?.answer).toEqual(answerWith(user, listed("maya")));
    await keep("RecordQuery", {}, answerWith(user, { activity: by("tomas") }));
    expect(await read("RecordQuery", {})).toBe(undefined);
  }
  const trainee = answerWith({ viewerAdminSections: [] }, listed("tomas", "maya"));
  await keep("RecordsQuery", {}, trainee);
  expect((await read("RecordsQuery", {}))?.answer).toEqual(trainee);
});

test("identifiers of patients and drafts are not kept", async () => {
  const activity = { id: "1", optionalIdentifier: "MRN 1" };
  await keep("RecordQuery", { id: "1" }, answerTo("maya", { activity, logbookDraft: { content: "MRN 1" } }));
  const kept = await read("RecordQuery", { id: "1" });
  expect(kept?.answer).toEqual(
    answerTo("maya", { activity: { ...activity, optionalIdentifier: null }, logbookDraft: null }),
  );
});

test("the empty form is the same for every draft", async () => {
  await keep("CreateRecordQuery", { draft: null }, answerTo("maya"));
  expect(await read("CreateRecordQuery", { draft: "another" })).toMatchObject({ at: start });
});

test("another person reads nothing of it, and an own answer takes the place of all", async () => {
  await keep("HomeQuery", {}, answerTo("maya", { secret: "Maya's" }));
  await keep("LogbookQuery", {}, answerTo("maya"));
  signIn("priya");
  expect(await read("HomeQuery", {})).toBe(undefined);
  await keep("HomeQuery", {}, answerTo("priya"));
  expect((await read("HomeQuery", {}))?.answer).toEqual(answerTo("priya"));
  expect(await contents()).toHaveLength(1);
  signIn("maya");
  expect(await read("HomeQuery", {})).toBe(undefined);
  expect(await keptFor()).toEqual({ person: "priya", mark: "session of priya" });
});

test("the sign-in of another person deletes what is kept", async () => {
  await keep("HomeQuery", {}, answerTo("maya"));
  await keepOnlyFor("maya");
  expect(await keptFor()).toMatchObject({ person: "maya" });
  await keepOnlyFor("priya");
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test("what is not an answer for this person is not kept: another's, one with failures, other pages, a station's", async () => {
  await keep("HomeQuery", {}, answerTo("priya"));
  await keep("HomeQuery", {}, failedAnswerTo("maya"));
  await keep("AdminQuery", {}, answerTo("maya"));
  signIn("maya", "station-1");
  await keep("HomeQuery", {}, answerTo("maya"));
  expect(await indexedDB.databases()).toEqual([]);
});

test("a sign-out before the answer is stored leaves nothing", async () => {
  const keeping = keep("HomeQuery", {}, answerTo("maya"));
  sessions.end();
  await keeping;
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test("a page that started without a network reads the kept answers of its person alone", async () => {
  await keep("HomeQuery", {}, answerTo("maya"));
  sessions.end();
  expect(await read("HomeQuery", {})).toBe(undefined);
  sessions.startOffline({ person: "priya", mark: "" });
  expect(await read("HomeQuery", {})).toBe(undefined);
  const kept = await keptFor();
  expect(kept).toEqual({ person: "maya", mark: "session of maya" });
  sessions.startOffline(kept ?? { person: "", mark: "" });
  expect(await read("HomeQuery", {})).toMatchObject({ at: start });
});

test("nothing is kept for longer than 30 days", async () => {
  expect(await keptFor()).toBe(undefined);
  await keep("HomeQuery", {}, answerTo("maya"));
  vi.setSystemTime(start + 29 * dayMs);
  expect(await keptFor()).toMatchObject({ person: "maya" });
  vi.setSystemTime(start + 31 * dayMs);
  expect(await read("HomeQuery", {})).toBe(undefined);
  expect(await keptFor()).toBe(undefined);
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test("pages are read ahead every quarter of an hour, and a record once a day", async () => {
  expect(await beginFilling()).toBe(true);
  await keep("RecordQuery", { id: "1" }, answerTo("maya"));
  vi.setSystemTime(start + 14 * 60_000);
  expect(await beginFilling()).toBe(false);
  vi.setSystemTime(start + 16 * 60_000);
  expect(await beginFilling()).toBe(true);
  expect(await isKeptSince("RecordQuery", { id: "1" }, start)).toBe(true);
  expect(await isKeptSince("RecordQuery", { id: "1" }, start + 1)).toBe(false);
  expect(await isKeptSince("RecordQuery", { id: "2" }, 0)).toBe(false);
  sessions.end();
  expect(await beginFilling()).toBe(false);
});
