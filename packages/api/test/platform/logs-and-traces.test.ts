import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { setUpDatabase } from "../support/database.ts";
import { startIdentity } from "../support/identity.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;

const database = setUpDatabase();
const identity = openBeforeAll(startIdentity);
afterEach(() => server.dispose());

const clinical = "perforation-of-the-left-femoral-artery";

async function ask(token: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

test("each request has one log line with id, route, person and outcome, and without any sent data", async () => {
  server = await startServer(database.url, identity.issuer, { LOG_LEVEL: "trace" });
  const token = await identity.token({ sub: "kc-of-the-log" });
  const id = "request-of-the-log";
  const requests = [
    { query: "query ($t: String) { user(emailAddress: $t) { email } }", variables: { t: clinical } },
    { query: `{ activities(searchParams: { searchText: "${clinical}" }) { totalCount } }` },
    {
      query: `mutation { saveActivity(activity: { procedureIndication: "${clinical}" }) { activity { id } } }`,
    },
    { query: `{ ${clinical}`, variables: { [clinical]: clinical } },
    `{ "query": "${clinical}`,
  ];
  for (const body of requests) await ask(token, body, { "x-request-id": id });
  await fetch(`${server.url}/api/graphql?query=${clinical}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await ask(`${token}x`, requests[0]);
  await expect.poll(() => server.output()).toContain('"status":401');

  const lines = server
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const ofRequests = lines.filter(({ msg, requestId }) => msg === "request" && requestId === id);
  expect(ofRequests).toHaveLength(requests.length);
  expect(ofRequests[0]).toMatchObject({
    level: 30,
    req: { method: "POST", path: "/api/graphql" },
    route: "/api/graphql",
    status: expect.any(Number),
    ms: expect.any(Number),
    user: "kc-of-the-log",
  });
  expect(server.output()).not.toContain(clinical);
  expect(server.output()).not.toContain(token.split(".")[2]);
  expect(server.output()).not.toMatch(/bearer/i);
});

test("spans are sent to the configured collector as children of the caller's trace", async () => {
  const received: string[] = [];
  const collector = await startCollector((body) => received.push(body));
  const { port } = collector.address() as AddressInfo;
  const trace = "0af7651916cd43dd8448eb211c80319c";
  try {
    server = await startServer(database.url, identity.issuer, {
      LOG_LEVEL: "warn",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    await ask(
      await identity.token(),
      { query: "{ __typename }" },
      { traceparent: `00-${trace}-b7ad6b7169203331-01` },
    );
    // Stopping sends what is still held back.
    server.signal("SIGTERM");
    expect(await server.exited).toBe(0);
    await sleep(50);
    const spans = received.flatMap(spansIn);
    expect(spans.find(({ traceId }) => traceId === trace)).toMatchObject({
      name: "POST /api/graphql",
      parentSpanId: "b7ad6b7169203331",
      kind: 2,
    });
  } finally {
    collector.close();
  }
});

type Span = {
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

function spansIn(body: string): readonly Span[] {
  const { resourceSpans }: Export = JSON.parse(body);
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

/** A server that answers at `/v1/traces` as an OpenTelemetry collector does. */
async function startCollector(onBody: (body: string) => void): Promise<Server> {
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (request.url === "/v1/traces") onBody(Buffer.concat(parts).toString());
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
  return collector;
}
