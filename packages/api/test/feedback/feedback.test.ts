import { instant } from "@cathedra/domain";
import { aPng, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { deleteOldFeedback, forwardFeedback } from "../../src/modules/feedback/public.ts";
import { sweepFiles } from "../../src/modules/files/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import type { Delivered, ReportSink } from "../../src/ports/report-sink.ts";
import { getItems } from "../../src/reports/envelope.ts";
import { upload } from "../files/upload-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { aReport, reported, sendText } from "./feedback-builders.ts";

const portal = setUpCastApp();
beforeEach(async () => {
  await sql`delete from feedback`.execute(portal.database.db);
});

const all = `{ id name email description page browser requestId hasScreenshot screenshotUrl state note modifiedAt modifiedBy forwardedAt }`;
type Report = Readonly<Record<string, unknown>> & { readonly id: number; readonly modifiedAt: string };

const list = async (filter = "") =>
  (
    await portal.get<{ feedback: { total: number; reports: readonly Report[] } }>(
      cast.ingrid,
      `{ feedback${filter} { total reports ${all} } }`,
    )
  ).feedback;

async function screenshotOf(who: typeof cast.maya): Promise<string> {
  const response = await upload(portal, who, aPng(), { purpose: "feedback_screenshot" });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string }>().id;
}

test("feedback is stored with the sender's account, whatever name and address were typed, and found by either (G.028)", async () => {
  await reported(portal, cast.maya, { name: "Nils Berg", email: "somebody.else@example.org" });
  await reported(portal, cast.nils, { name: "Nils Berg", email: "nils@example.org" });
  const query = (person: string) =>
    `{ feedback(person: "${person}") { reports { name account { keycloak_id name email } } } }`;
  type Sent = { readonly name: string; readonly account: { readonly keycloak_id: string } | null };
  const sent = async (person = "") =>
    (await portal.get<{ feedback: { reports: readonly Sent[] } }>(cast.ingrid, query(person))).feedback
      .reports;
  const ofMaya = { keycloak_id: cast.maya.keycloakId, name: "Maya Lindqvist", email: cast.maya.email };
  expect(await sent()).toEqual([
    { name: "Nils Berg", account: expect.objectContaining({ keycloak_id: cast.nils.keycloakId }) },
    { name: "Nils Berg", account: ofMaya },
  ]);
  expect(await sent("lindqvist")).toEqual([{ name: "Nils Berg", account: ofMaya }]);
  expect(await sent("somebody.else@")).toEqual([{ name: "Nils Berg", account: ofMaya }]);
});

test("feedback is stored with its picture and its page without ids and codes, and is readable by staff (G.028)", async () => {
  const screenshotId = await screenshotOf(cast.maya);
  const id = await reported(portal, cast.maya, { screenshotId, requestId: "a-request-17" });
  const { total, reports } = await list();
  expect([total, reports[0]]).toEqual([
    1,
    expect.objectContaining({
      id,
      name: "Maya Lindqvist",
      email: "maya@example.org",
      page: "/logbook/records/:id",
      requestId: "a-request-17",
      hasScreenshot: true,
      state: "new",
      note: "",
      forwardedAt: null,
    }),
  ]);
  const link = new URL(String(reports[0]?.screenshotUrl));
  const picture = await portal.app.inject({ url: link.pathname + link.search });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
});

test("name, address and description are required (G.028)", async () => {
  const { errors = [] } = await portal.ask(cast.maya, sendText, {
    feedback: { key: aReport().key, name: " ", email: "nobody", description: "" },
  });
  expect(errors[0]?.extensions).toMatchObject({
    code: "INVALID_INPUT",
    fields: [
      { path: "name", code: "REQUIRED" },
      { path: "email", code: "NOT_AN_EMAIL" },
      { path: "description", code: "REQUIRED" },
    ],
  });
  expect((await list()).total).toBe(0);
});

test("ten simultaneous copies create one report, and the eleventh report within an hour is refused", async () => {
  const feedback = aReport();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => portal.get(cast.maya, sendText, { feedback })),
  );
  expect(new Set(answers.map(({ sendFeedback }) => sendFeedback.id)).size).toBe(1);
  for (let count = 1; count < 10; count += 1) await reported(portal, cast.maya);
  const { errors = [] } = await portal.ask(cast.maya, sendText, { feedback: aReport() });
  expect(errors[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 3_600 });
  await reported(portal, cast.tomas);
  expect((await list()).total).toBe(11);
});

test("another person's picture is refused, and nothing is stored", async () => {
  const screenshotId = await screenshotOf(cast.tomas);
  const { errors = [] } = await portal.ask(cast.maya, sendText, { feedback: aReport({ screenshotId }) });
  expect(errors[0]?.extensions).toMatchObject({ fields: [{ path: "screenshotId", code: "NOT_AN_OPTION" }] });
  expect((await list()).total).toBe(0);
});

test("staff can filter reports by state, person, page and period", async () => {
  const id = await reported(portal, cast.maya);
  await reported(portal, cast.tomas, { name: "Tomás 100%", email: "tomas@example.org", page: "/events" });
  const counted = async (filter: string) => (await list(filter)).total;
  expect(await counted('(person: "MAYA@")')).toBe(1);
  expect(await counted('(person: "tomas 100%")')).toBe(1);
  expect(await counted('(person: "%")')).toBe(1);
  expect(await counted('(page: "/events")')).toBe(1);
  expect(await counted("(state: done)")).toBe(0);
  expect(await counted('(to: "2020-01-01T00:00:00Z")')).toBe(0);
  expect(await counted('(from: "2020-01-01T00:00:00Z", limit: 1, offset: 5)')).toBe(2);
  expect((await list('(page: "/logbook/records/:id")')).reports.map((each) => each.id)).toEqual([id]);
});

test("a change of state is audited once, and refused if someone else changed the report meanwhile", async () => {
  const id = await reported(portal, cast.maya);
  const change =
    "mutation ($id: Int!, $state: FeedbackState!, $note: String!, $at: DateTime) { changeFeedback(id: $id, state: $state, note: $note, modifiedAt: $at) { state note modifiedAt modifiedBy } }";
  const at = (await list()).reports[0]?.modifiedAt;
  const first = { id, state: "in_work", note: "Known: the list is read too early.", at };
  const changed = await portal.get(cast.ingrid, change, first);
  expect(changed.changeFeedback).toMatchObject({ state: "in_work", modifiedBy: "Ingrid Solberg" });
  await portal.get(cast.ingrid, change, first);
  const { errors = [] } = await portal.ask(cast.wei, change, { id, state: "done", note: "", at });
  expect(errors[0]?.extensions.code).toBe("CONFLICT");
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject = ${String(id)} and action = 'feedback.changed'`.execute(
    portal.database.db,
  );
  expect(rows).toHaveLength(1);
  const gone = await portal.ask(cast.ingrid, change, { id: id + 1_000, state: "done", note: "" });
  expect(gone.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

function sinkThat(...answers: readonly Delivered[]) {
  const left = [...answers];
  const envelopes: Uint8Array[] = [];
  const sink: ReportSink = {
    environment: "test",
    release: "cathedra@0",
    push: () => undefined,
    deliver: async (envelope) => {
      envelopes.push(envelope);
      return left.shift() ?? "delivered";
    },
    counts: () => ({ sent: 0, dropped: 0 }),
    close: async () => undefined,
  };
  return { sink, envelopes };
}

test("the worker forwards a report with its picture, retries if the receiver is down, and drops refused ones", async () => {
  const screenshotId = await screenshotOf(cast.maya);
  await reported(portal, cast.maya, { screenshotId, requestId: "a-request-18" });
  await reported(portal, cast.tomas);
  const { db } = portal.database;
  const { sink, envelopes } = sinkThat("away", "delivered", "refused");
  const deps = { db, sink, objectStore: portal.objectStore };
  const later = (ms: number) => () => instant(Date.now() + ms);
  expect(await forwardFeedback({ ...deps, clock: systemClock })).toBe(0);
  expect(await forwardFeedback({ ...deps, clock: later(61_000) })).toBe(2);
  expect(await forwardFeedback({ ...deps, clock: later(86_400_000) })).toBe(0);
  const { reports } = await list();
  expect(reports.filter(({ forwardedAt }) => forwardedAt !== null)).toHaveLength(1);
  const [first] = envelopes.map((envelope) => getItems(envelope) ?? []);
  expect(first?.map(({ type }) => type)).toEqual(["feedback", "attachment"]);
  const sent = JSON.parse(Buffer.from(first?.[0]?.body ?? []).toString());
  expect(sent).toMatchObject({
    type: "feedback",
    tags: { request_id: "a-request-18" },
    contexts: { feedback: { name: "Maya Lindqvist", contact_email: "maya@example.org" } },
  });
  expect(JSON.stringify(sent)).not.toMatch(/grpabc|roles/);
});

test("a report is deleted after a year, and its picture with the next sweep", async () => {
  const screenshotId = await screenshotOf(cast.maya);
  await reported(portal, cast.maya, { screenshotId });
  const { db } = portal.database;
  await sql`update feedback set created_at = now() - interval '366 days'`.execute(db);
  await deleteOldFeedback(db, systemClock());
  expect((await list()).total).toBe(0);
  await sql`update stored_file set unowned_since = now() - interval '2 days' where id = ${screenshotId}`.execute(
    db,
  );
  await sweepFiles({ db, objectStore: portal.objectStore });
  expect(await portal.objectStore.head(`feedback/${screenshotId}.png`)).toBeUndefined();
});

test("if the store is full, the picture is refused, and the report can be sent without it", async () => {
  const { objectStore } = portal;
  const put = objectStore.put.bind(objectStore);
  Object.assign(objectStore, {
    put: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })),
  });
  try {
    const refused = await upload(portal, cast.maya, aPng(), { purpose: "feedback_screenshot" });
    expect(refused.statusCode).toBeGreaterThanOrEqual(500);
  } finally {
    Object.assign(objectStore, { put });
  }
  await reported(portal, cast.maya);
  expect((await list()).total).toBe(1);
});
