import { connect } from "node:net";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { deleteOldFailedRequests } from "../../src/modules/failed-requests/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";

const portal = setUpCastApp([], {
  extend: (app) => {
    app.register(async (scope) => {
      scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
      scope.post<{ Body: Readable }>("/api/test-body", { config: { access: "public" } }, async (request) => {
        await pipeline(request.body, new PassThrough().resume());
      });
    });
    app.get("/api/test-breaks", { config: { access: "public" } }, async () => {
      throw new Error('it broke over "a patient\'s name"');
    });
  },
});
beforeEach(async () => {
  await portal.app.flushFailures();
  await sql`delete from failed_request`.execute(portal.database.db);
});

type Failed = Readonly<Record<string, unknown>> & { readonly requestId: string; readonly code: string };

const found = async (filter = "") => {
  await portal.app.flushFailures();
  const { failedRequests } = await portal.get<{
    failedRequests: { total: number; requests: readonly Failed[] };
  }>(
    cast.ingrid,
    `{ failedRequests${filter} { total requests { at requestId person { name email } customer operation code status durationMs page } } }`,
  );
  return failedRequests;
};

test("a refused request is found by its id with person, operation and outcome, but without the sent data", async () => {
  const response = await portal.graphql(
    { query: 'query Peep { feedback(person: "a secret word") { total } }' },
    {
      token: await portal.identity.token(toClaims(cast.maya)),
      headers: { referer: "http://portal.example/learning-spaces/4/Northgate?inviteCode=grpabc" },
    },
  );
  const requestId = String(response.headers["x-request-id"]);
  const { total, requests } = await found(`(requestId: "${requestId}")`);
  expect([total, requests]).toEqual([
    1,
    [
      expect.objectContaining({
        requestId,
        person: { name: "Maya Lindqvist", email: cast.maya.email },
        customer: "Northgate University Hospital",
        code: "FORBIDDEN",
        status: 403,
        page: "/learning-spaces/:id/:id",
      }),
    ],
  ]);
  expect(JSON.stringify(requests)).not.toMatch(/secret|grpabc/);
});

test("unexpected failures are stored for any caller, and form validation errors are not", async () => {
  const broken = await portal.app.inject({ url: "/api/test-breaks" });
  expect(broken.statusCode).toBe(500);
  await portal.ask(cast.maya, 'mutation { sendFeedback(feedback: { key: "x" }) { id } }');
  await portal.app.inject({ url: "/api/nothing-here" });
  const { requests } = await found();
  expect(requests.map(({ code, operation, person }) => [code, operation, person])).toEqual([
    ["INTERNAL", "GET /api/test-breaks", null],
  ]);
});

test("a client that disconnects while sending is not recorded as a failed request", async () => {
  const ended = new Promise<void>((done) => {
    portal.app.server.once("request", (request) => request.once("close", () => done()));
  });
  const { hostname, port } = new URL(await portal.app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), hostname);
  socket.write("POST /api/test-body HTTP/1.1\r\nHost: here\r\nContent-Type: application/octet-stream\r\n");
  socket.write("Content-Length: 1000\r\n\r\nhalf of it", () => setTimeout(() => socket.destroy(), 200));
  await ended;
  await sleep(100);
  expect((await found()).requests).toEqual([]);
});

test("support filters by person, code and period", async () => {
  await portal.ask(cast.maya, "{ feedback { total } }");
  await portal.ask(cast.tomas, "{ failedRequests { total } }");
  expect((await found('(person: "lindqvist")')).total).toBe(1);
  expect((await found('(person: "%")')).total).toBe(0);
  expect((await found(`(personId: "${cast.maya.keycloakId}")`)).total).toBe(1);
  expect((await found('(personId: "nobody")')).total).toBe(0);
  expect((await found("(customerId: 999999)")).total).toBe(0);
  expect((await found('(code: "FORBIDDEN", limit: 1)')).total).toBe(2);
  expect((await found('(code: "INTERNAL")')).total).toBe(0);
  expect((await found('(to: "2020-01-01T00:00:00Z")')).total).toBe(0);
});

test("repeated failures of a person are stored five times a minute, and the rest only counted", async () => {
  const dropped = async () => (await portal.app.metrics.droppedFailures.get()).values[0]?.value ?? 0;
  const before = await dropped();
  for (let count = 0; count < 9; count += 1) await portal.ask(cast.george, "{ feedback { total } }");
  expect((await found('(person: "george")')).total).toBe(5);
  expect((await dropped()) - before).toBe(4);
});

test("without the database, requests get the same answers, and failures that cannot be stored are dropped", async () => {
  await sql`alter table failed_request rename to failed_request_away`.execute(portal.database.db);
  try {
    const { errors } = await portal.ask(cast.helena, "{ feedback { total } }");
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await portal.app.flushFailures();
  } finally {
    await sql`alter table failed_request_away rename to failed_request`.execute(portal.database.db);
  }
  expect((await found('(person: "helena")')).total).toBe(0);
});

test("failed requests are deleted after a month", async () => {
  await portal.ask(cast.maya, "{ failedRequests { total } }");
  await portal.app.flushFailures();
  const { db } = portal.database;
  await sql`update failed_request set at = now() - interval '31 days'`.execute(db);
  await deleteOldFailedRequests(db, systemClock());
  expect((await found()).total).toBe(0);
});
