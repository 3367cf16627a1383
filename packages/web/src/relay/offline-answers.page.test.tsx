import { openDB } from "idb";
import type { GraphQLResponse, GraphQLSingularResponse } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubIndexedDb } from "../../test/portal/indexed-db.ts";
import { sessions } from "../auth/auth.ts";
import { offlineConsent } from "../auth/offline-consent.ts";
import { offlineDatabase } from "./load-offline-answers.ts";
import {
  claimPrefetch,
  deleteAnswersOfOthers,
  isStoredSince,
  offlineAnswersOwner,
  readAnswer,
  storeAnswer,
} from "./offline-answers.ts";

const dayMs = 24 * 3_600_000;
const start = Date.parse("2026-11-20T10:00:00Z");
const makeToken = (sub: string) =>
  `head.${btoa(JSON.stringify({ sub, sid: `session of ${sub}` }))}.signature`;

const signIn = (person: string, station?: string) =>
  sessions.start({
    accessToken: makeToken(person),
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
  const database = await openDB(offlineDatabase);
  const all = await database.getAll("answers");
  database.close();
  return all;
}

beforeEach(() => {
  stubIndexedDb();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  signIn("maya");
  for (const person of ["maya", "priya"]) offlineConsent.set(person, "yes");
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessions.end();
});

test("an answer is kept with its time, encrypted, by its variables in any order", async () => {
  const answer = answerTo("maya", { activities: { activities: [{ id: "1", hospital: "Northgate" }] } });
  await storeAnswer("RecordsQuery", { searchParams: { limit: 20, offset: 0 } }, answer);
  vi.setSystemTime(start + dayMs);
  expect(await readAnswer("RecordsQuery", { searchParams: { offset: 0, limit: 20 } })).toEqual({
    at: start,
    answer,
  });
  expect(await readAnswer("RecordsQuery", { searchParams: { offset: 20, limit: 20 } })).toBe(undefined);
  for (const { content } of await contents())
    expect(new TextDecoder("latin1").decode(content)).not.toContain("Northgate");
});

test("without a person's consent nothing is kept, and what was kept before it was withdrawn is read by no one", async () => {
  localStorage.clear();
  await storeAnswer("HomeQuery", {}, answerTo("maya"));
  expect(await claimPrefetch()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  offlineConsent.set("maya", "yes");
  await storeAnswer("HomeQuery", {}, answerTo("maya"));
  offlineConsent.set("maya", "no");
  expect(await readAnswer("HomeQuery", {})).toBe(undefined);
  expect(await offlineAnswersOwner()).toBe(undefined);
});

test("of those who oversee others, no record of another person is kept", async () => {
  const by = (person: string) => ({ id: person, createdBy: { keycloak_id: person } });
  const listed = (...people: readonly string[]) => ({ activities: { activities: people.map(by) } });
  const answerWith = (user: object, more: object): GraphQLResponse => ({
    data: { user: { keycloak_id: "maya", ...user }, ...more },
  });
  for (const user of [{ viewerAdminSections: ["groups"] }, { viewerIsAttending: true }]) {
    await storeAnswer("RecordsQuery", {}, answerWith(user, listed("tomas", "maya")));
    expect((await readAnswer("RecordsQuery", {}))?.answer).toEqual(answerWith(user, listed("maya")));
    await storeAnswer("RecordQuery", {}, answerWith(user, { activity: by("tomas") }));
    expect(await readAnswer("RecordQuery", {})).toBe(undefined);
  }
  const trainee = answerWith({ viewerAdminSections: [] }, listed("tomas", "maya"));
  await storeAnswer("RecordsQuery", {}, trainee);
  expect((await readAnswer("RecordsQuery", {}))?.answer).toEqual(trainee);
});

test("identifiers of patients and drafts are not kept", async () => {
  const activity = { id: "1", optionalIdentifier: "MRN 1" };
  await storeAnswer(
    "RecordQuery",
    { id: "1" },
    answerTo("maya", { activity, logbookDraft: { content: "MRN 1" } }),
  );
  const kept = await readAnswer("RecordQuery", { id: "1" });
  expect(kept?.answer).toEqual(
    answerTo("maya", { activity: { ...activity, optionalIdentifier: null }, logbookDraft: null }),
  );
});

test("the empty form is the same for every draft", async () => {
  await storeAnswer("CreateRecordQuery", { draft: null }, answerTo("maya"));
  expect(await readAnswer("CreateRecordQuery", { draft: "another" })).toMatchObject({ at: start });
});

test("another person reads nothing of it, and an own answer takes the place of all", async () => {
  await storeAnswer("HomeQuery", {}, answerTo("maya", { secret: "Maya's" }));
  await storeAnswer("LogbookQuery", {}, answerTo("maya"));
  signIn("priya");
  expect(await readAnswer("HomeQuery", {})).toBe(undefined);
  await storeAnswer("HomeQuery", {}, answerTo("priya"));
  expect((await readAnswer("HomeQuery", {}))?.answer).toEqual(answerTo("priya"));
  expect(await contents()).toHaveLength(1);
  signIn("maya");
  expect(await readAnswer("HomeQuery", {})).toBe(undefined);
  expect(await offlineAnswersOwner()).toEqual({ person: "priya", mark: "session of priya" });
});

test("the sign-in of another person deletes what is kept", async () => {
  await storeAnswer("HomeQuery", {}, answerTo("maya"));
  await deleteAnswersOfOthers("maya");
  expect(await offlineAnswersOwner()).toMatchObject({ person: "maya" });
  await deleteAnswersOfOthers("priya");
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test("what is not an answer for this person is not kept: another's, one with failures, other pages, a station's", async () => {
  await storeAnswer("HomeQuery", {}, answerTo("priya"));
  await storeAnswer("HomeQuery", {}, failedAnswerTo("maya"));
  await storeAnswer("AdminQuery", {}, answerTo("maya"));
  signIn("maya", "station-1");
  await storeAnswer("HomeQuery", {}, answerTo("maya"));
  expect(await indexedDB.databases()).toEqual([]);
});

test("a sign-out before the answer is stored leaves nothing", async () => {
  const keeping = storeAnswer("HomeQuery", {}, answerTo("maya"));
  sessions.end();
  await keeping;
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test("a page that started without a network reads the kept answers of its person alone", async () => {
  await storeAnswer("HomeQuery", {}, answerTo("maya"));
  sessions.end();
  expect(await readAnswer("HomeQuery", {})).toBe(undefined);
  sessions.startOffline({ person: "priya", mark: "" });
  expect(await readAnswer("HomeQuery", {})).toBe(undefined);
  const kept = await offlineAnswersOwner();
  expect(kept).toEqual({ person: "maya", mark: "session of maya" });
  sessions.startOffline(kept ?? { person: "", mark: "" });
  expect(await readAnswer("HomeQuery", {})).toMatchObject({ at: start });
});

test("nothing is kept for longer than 30 days", async () => {
  expect(await offlineAnswersOwner()).toBe(undefined);
  await storeAnswer("HomeQuery", {}, answerTo("maya"));
  vi.setSystemTime(start + 29 * dayMs);
  expect(await offlineAnswersOwner()).toMatchObject({ person: "maya" });
  vi.setSystemTime(start + 31 * dayMs);
  expect(await readAnswer("HomeQuery", {})).toBe(undefined);
  expect(await offlineAnswersOwner()).toBe(undefined);
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test("pages are read ahead every quarter of an hour, and a record once a day", async () => {
  expect(await claimPrefetch()).toBe(true);
  await storeAnswer("RecordQuery", { id: "1" }, answerTo("maya"));
  vi.setSystemTime(start + 14 * 60_000);
  expect(await claimPrefetch()).toBe(false);
  vi.setSystemTime(start + 16 * 60_000);
  expect(await claimPrefetch()).toBe(true);
  expect(await isStoredSince("RecordQuery", { id: "1" }, start)).toBe(true);
  expect(await isStoredSince("RecordQuery", { id: "1" }, start + 1)).toBe(false);
  expect(await isStoredSince("RecordQuery", { id: "2" }, 0)).toBe(false);
  sessions.end();
  expect(await claimPrefetch()).toBe(false);
});
