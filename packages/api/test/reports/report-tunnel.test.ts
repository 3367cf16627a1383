import { reportLimits } from "@cathedra/domain/reports";
import { beforeEach, expect, test } from "vitest";
import type { ReportSink } from "../../src/ports/report-sink.ts";
import { buildEnvelope, eventId, getItems } from "../../src/reports/envelope.ts";
import { setUpTestApp, testApp } from "../support/app.ts";

const pushed: Uint8Array[] = [];
const reportSink: ReportSink = {
  environment: "test",
  release: "cathedra@9",
  push: (envelope) => void pushed.push(envelope),
  deliver: async () => "delivered",
  counts: () => ({ sent: 0, dropped: 0 }),
  close: async () => undefined,
};

const portal = setUpTestApp({
  reportSink,
  extend: (app) => {
    app.get("/api/test-breaks", { config: { access: "public" } }, async () => {
      throw new Error("it broke over maya@example.org");
    });
  },
});
const without = setUpTestApp();
beforeEach(() => {
  pushed.length = 0;
});

const send = (payload: Uint8Array | string, to = portal) =>
  to.app.inject({
    method: "POST",
    url: "/api/reports",
    headers: { ...ofOwnPage(to), "content-type": "text/plain;charset=UTF-8" },
    payload: Buffer.from(payload),
  });
const ofOwnPage = (to = portal) => ({
  origin: new URL(to.config.http.publicUrl).origin,
  "sec-fetch-site": "same-origin",
});

const bodies = () =>
  pushed
    .flatMap((envelope) => getItems(envelope) ?? [])
    .map(({ type, body }) => ({ type, text: Buffer.from(body).toString() }));

const anError = (given: Readonly<Record<string, unknown>> = {}) => ({
  event_id: eventId(),
  timestamp: 1_700_000_000,
  platform: "javascript",
  exception: {
    values: [{ type: "TypeError", value: 'cannot read "Anna Berg" of maya@example.org, nor Tomás Herrera' }],
  },
  request: {
    url: "https://portal.example/cloud-event/77?inviteCode=ceravabc",
    headers: { "User-Agent": "Chromium", Cookie: "a=b" },
  },
  user: { email: "maya@example.org", ip_address: "10.1.2.3" },
  tags: { roles: "qa,nobody", request_id: "a-request-1", typed: "something" },
  extra: { form: "typed" },
  ...given,
});

test("browser reports are forwarded under the portal's name without people, typed text and codes (G.027)", async () => {
  const trace = {
    event_id: eventId(),
    type: "transaction",
    transaction: "/logbook/records/41",
    tags: { roles: "qa" },
  };
  const response = await send(
    buildEnvelope(
      eventId(),
      [
        { type: "event", body: anError() },
        { type: "transaction", body: trace },
      ],
      new Date(),
    ),
  );
  expect([response.statusCode, response.body]).toEqual([202, ""]);
  const [error, transaction] = bodies();
  expect(JSON.parse(error?.text ?? "")).toMatchObject({
    environment: "test",
    release: "cathedra@9",
    tags: { roles: "qa", request_id: "a-request-1" },
    request: { url: "https://portal.example/cloud-event/:id", headers: { "User-Agent": "Chromium" } },
  });
  expect(error?.text).not.toMatch(/Anna|Herrera|maya|10\.1|typed|Cookie|cerav|nobody/);
  // Roles are only sent with errors.
  expect(JSON.parse(transaction?.text ?? "")).toMatchObject({
    transaction: "/logbook/records/:id",
    tags: {},
  });
  expect(transaction?.text).not.toContain("roles");
});

test("other kinds of items and compressed recordings are not forwarded", async () => {
  const head = {
    event_id: eventId(),
    replay_id: eventId(),
    type: "replay_event",
    segment_id: 0,
    urls: ["https://portal.example/x?code=1"],
  };
  const recorded = Buffer.from(
    `{"segment_id":0}\n${JSON.stringify([
      { type: 4, data: { href: "https://portal.example/events?code=abc" } },
      {
        type: 2,
        data: {
          node: {
            attributes: { title: "Anna Berg", href: "/cloud-event/77" },
            childNodes: [{ textContent: "Anna Berg" }],
          },
        },
      },
    ])}`,
  );
  await send(
    buildEnvelope(
      eventId(),
      [
        { type: "replay_event", body: head },
        { type: "replay_recording", body: recorded },
        { type: "replay_recording", body: Buffer.from('{"segment_id":1}\n\x78\x9c\x01') },
        { type: "attachment", body: Buffer.from("a file") },
        { type: "feedback", body: { message: "spam" } },
        { type: "session", body: { sid: "1" } },
      ],
      new Date(),
    ),
  );
  expect(bodies().map(({ type }) => type)).toEqual(["replay_event", "replay_recording"]);
  expect(bodies()[1]?.text).toContain('{"segment_id":0}');
  expect(bodies()[1]?.text).not.toMatch(/Anna|abc|77/);
});

test.each([
  ["an empty body", ""],
  ["a body that is no envelope", "garbage"],
  ["an item with invalid JSON", '{"event_id":"a"}\n{"type":"event"}\n{{{'],
  ["an item with a wrong length", '{"event_id":"a"}\n{"type":"event","length":999999}\n{}'],
  ["items of an unsupported kind", '{"event_id":"a"}\n{"type":"log"}\n{}'],
  ["bytes that are not text", Buffer.from([0xff, 0xfe, 0x00, 0x01])],
])("%s is not forwarded, and the browser gets no error", async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(202);
  expect(pushed).toEqual([]);
});

test("a report over one megabyte is refused", async () => {
  expect((await send("x".repeat(reportLimits.envelopeBytes + 1))).statusCode).toBe(413);
});

test("without a receiver nothing is forwarded, and browsers do not load the reporting code (G.027)", async () => {
  expect(
    (await send(buildEnvelope(eventId(), [{ type: "event", body: anError() }], new Date()), without))
      .statusCode,
  ).toBe(202);
  expect(pushed).toEqual([]);
  const { errorReports } = (await without.app.inject({ url: "/config.json" })).json<{
    errorReports?: boolean;
  }>();
  expect(errorReports).toBeUndefined();
});

test("a thousand equal errors are sent as one report with their count and the request id, without personal data", async () => {
  const { headers } = await portal.app.inject({ url: "/api/test-breaks" });
  for (let count = 0; count < 999; count += 1)
    portal.app.errorReports.report(new TypeError("again and again"), { operation: "a loop" });
  portal.app.errorReports.flush();
  const [broke, loop, ...others] = bodies().map(({ text }) => JSON.parse(text));
  expect(others).toEqual([]);
  expect(broke).toMatchObject({
    tags: { part: "api", request_id: headers["x-request-id"], operation: "GET /api/test-breaks" },
  });
  expect(JSON.stringify(broke)).not.toContain("maya");
  expect(loop).toMatchObject({
    contexts: { repeats: { count: 999 } },
    exception: { values: [{ type: "TypeError" }] },
  });
});

test("an address that sends too much must wait, and other addresses need not", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < reportLimits.envelopesOfAddress + 5; count += 1)
    statuses.add((await send("garbage")).statusCode);
  expect([...statuses]).toEqual([202, 429]);
  const elsewhere = await portal.app.inject({
    method: "POST",
    url: "/api/reports",
    remoteAddress: "192.0.2.7",
    headers: { ...ofOwnPage(), "content-type": "text/plain" },
    payload: "",
  });
  expect(elsewhere.statusCode).toBe(202);
});

test.each([
  ["a page of another origin", { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" }],
  ["a page that claims the portal's origin but is from elsewhere", { "sec-fetch-site": "cross-site" }],
  ["a page of a sibling domain", { "sec-fetch-site": "same-site" }],
  ["a page in a sandbox", { origin: "null" }],
  ["a page without an origin", { origin: "" }],
  ["an origin that begins with the portal's", { origin: "https://portal.example.org.elsewhere.example" }],
])("a report from %s is refused and uses none of the operator's quota", async (_what, headers) => {
  const answer = await portal.app.inject({
    method: "POST",
    url: "/api/reports",
    remoteAddress: "192.0.2.8",
    headers: { ...ofOwnPage(), "content-type": "text/plain", ...headers },
    payload: Buffer.from(buildEnvelope(eventId(), [{ type: "event", body: anError() }], new Date())),
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, "FORBIDDEN"]);
  expect(pushed).toEqual([]);
});

test("all addresses together may send no more than the total limit", async () => {
  const crowd = await testApp({ reportSink });
  try {
    const statuses: number[] = [];
    // The quota refills during the test, so the loop ends with the first refused report.
    for (let count = 0; statuses.at(-1) !== 429 && count < 5 * reportLimits.envelopesInAll; count += 1) {
      const { statusCode } = await crowd.app.inject({
        method: "POST",
        url: "/api/reports",
        remoteAddress: `192.0.${count % 200}.9`,
        headers: { ...ofOwnPage(crowd), "content-type": "text/plain" },
        payload: "garbage",
      });
      statuses.push(statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(reportLimits.envelopesInAll);
  } finally {
    await crowd.close();
  }
});
