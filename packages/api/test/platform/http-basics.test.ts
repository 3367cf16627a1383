import { afterEach, describe, expect, test } from "vitest";
import type { TrustedProxies } from "../../src/config/trusted-proxies.ts";
import { setUpTestApp, type TestApp, testApp } from "../support/app.ts";

const api = setUpTestApp();

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test("a valid request id is kept, and any other is replaced", async () => {
  const kept = await get("/healthz", { "x-request-id": "trace-0123.abc_DEF" });
  expect(kept.headers["x-request-id"]).toBe("trace-0123.abc_DEF");
  for (const id of ["short", "x".repeat(129), 'evil"\\u0000id', "has space in it", "-starts-with-dash"]) {
    const { headers } = await get("/healthz", { "x-request-id": id });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("every response has the security headers, errors included", async () => {
  for (const url of ["/healthz", "/config.json", "/api/nothing", "/api/graphql"]) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "x-dns-prefetch-control": "off",
      "x-download-options": "noopen",
      "x-permitted-cross-domain-policies": "none",
      "x-xss-protection": "0",
    });
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  }
});

test("the site configuration is public and equals the configured one", async () => {
  const response = await get("/config.json");
  expect(response.json()).toEqual(api.config.site);
  expect(response.headers["cache-control"]).toBe("no-cache");
});

test("the process is ready with all migrations, and not ready if one is missing", async () => {
  expect((await get("/readyz")).json()).toEqual({ status: "ready" });
  const { pool } = api.database;
  const { rows } = await pool.query(
    "delete from kysely_migration where name = (select max(name) from kysely_migration) returning *",
  );
  expect((await get("/readyz")).statusCode).toBe(503);
  await pool.query(
    "insert into kysely_migration select * from json_populate_recordset(null::kysely_migration, $1)",
    [JSON.stringify(rows)],
  );
  expect((await get("/readyz")).statusCode).toBe(200);
});

test("the REST description is public, and its page loads only its own files", async () => {
  const description = await get("/api/openapi.json");
  expect(description.json()).toMatchObject({ openapi: "3.1.0", info: { title: "Cathedra REST API" } });
  const docs = await get("/api/docs/");
  expect(docs.statusCode).toBe(200);
  expect(docs.headers["content-security-policy"]).toContain("script-src 'self';");
  const sources = [...docs.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, source]) => new URL(source ?? "", "http://portal.example/api/docs/"),
  );
  expect(sources.length).toBeGreaterThan(3);
  for (const { origin, pathname } of sources) {
    expect([pathname, origin, (await get(pathname)).statusCode]).toEqual([
      pathname,
      "http://portal.example",
      200,
    ]);
  }
});

test("the query editor exists only in development", async () => {
  expect((await get("/api/graphiql")).statusCode).toBe(404);
  const development = await testApp({ config: { environment: "development" } });
  try {
    expect((await development.app.inject("/api/graphiql")).body).toContain("<html");
    expect((await development.app.inject("/api/graphiql/static/ruru.js")).statusCode).toBe(200);
  } finally {
    await development.close();
  }
});

describe("metrics", () => {
  test("the metrics contain routes and operations, but no requested data", async () => {
    await api.graphql({ query: "{ user { email } }" });
    await get("/api/some/unknown/4711");
    const response = await get("/metrics");
    expect(response.headers["content-type"]).toContain("text/plain");
    expect(response.body).toMatch(
      /cathedra_http_request_seconds_count\{method="POST",route="\/api\/graphql",status="200"\} \d/,
    );
    expect(response.body).toMatch(
      /cathedra_graphql_operation_seconds_count\{operation="\(free text\)",outcome="ok"\} \d/,
    );
    expect(response.body).toMatch(/cathedra_db_connections \d/);
    expect(response.body).not.toContain("4711");
  });

  test("the metrics are served only to the local machine and not through a proxy on it", async () => {
    expect((await api.app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" })).statusCode).toBe(401);
    expect((await get("/metrics", { "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(401);
  });
});

describe("deployment settings", () => {
  let deployed: TestApp;
  afterEach(() => deployed.close());

  test("HSTS is sent where the portal is reached by TLS", async () => {
    const http = { ...api.config.http, publicUrl: "https://portal.example" };
    deployed = await testApp({ config: { http } });
    const { headers } = await deployed.app.inject("/healthz");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("security.txt says where to report a vulnerability for the next half year, and is absent without a contact", async () => {
    const { body, headers } = await get("/.well-known/security.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    const [expires = ""] = /(?<=^Expires: ).*/mu.exec(body) ?? [];
    expect(body).toBe(
      [
        "Contact: mailto:security@portal.example",
        "Contact: https://portal.example/report",
        `Expires: ${expires}`,
        "Preferred-Languages: en",
        `Canonical: ${api.config.http.publicUrl}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(180, 2);
    deployed = await testApp({ config: { securityContacts: [] } });
    expect((await deployed.app.inject("/.well-known/security.txt")).statusCode).toBe(404);
  });

  test("a configured metrics token is required and sufficient", async () => {
    deployed = await testApp({ config: { metricsToken: "a long metrics token" } });
    const scrape = (authorization: string) =>
      deployed.app.inject({ url: "/metrics", remoteAddress: "203.0.113.9", headers: { authorization } });
    expect((await deployed.app.inject("/metrics")).statusCode).toBe(401);
    expect((await scrape("Bearer wrong")).statusCode).toBe(401);
    expect((await scrape("Bearer a long metrics token")).statusCode).toBe(200);
  });

  test("a person above the rate limit must wait, and other people need not", async () => {
    deployed = await testApp({ config: { rateLimits: { user: 3, address: 1000 } } });
    const [busy, calm] = await Promise.all([deployed.identity.token(), deployed.identity.token()]);
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await send(deployed, busy)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await send(deployed, busy);
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.json().errors[0].extensions).toMatchObject({
      code: "RATE_LIMITED",
      retryAfterSeconds: wait,
    });
    expect((await send(deployed, calm)).statusCode).toBe(200);
  });

  test("an address above the rate limit is refused before its token is checked, and pages and health do not count", async () => {
    deployed = await testApp({ config: { rateLimits: { user: 1000, address: 2 } } });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await send(deployed, "wrong")).statusCode);
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await deployed.app.inject("/healthz")).statusCode).toBe(200);
    const elsewhere = await deployed.app.inject({ url: "/api/graphql", remoteAddress: "203.0.113.9" });
    expect(elsewhere.statusCode).toBe(401);
  });

  test("X-Forwarded-For is used only from a trusted proxy", async () => {
    const rateLimits = { user: 1000, address: 1 };
    const forwarded = async (trustProxy: TrustedProxies, before = "") => {
      deployed = await testApp({ config: { rateLimits, http: { ...api.config.http, trustProxy } } });
      const ask = (address: string) =>
        deployed.app.inject({ url: "/api/graphql", headers: { "x-forwarded-for": address + before } });
      return [(await ask("203.0.113.1")).statusCode, (await ask("203.0.113.2")).statusCode];
    };
    expect(await forwarded(false)).toEqual([401, 429]);
    await deployed.close();
    expect(await forwarded(true)).toEqual([401, 401]);
    await deployed.close();
    expect(await forwarded(1)).toEqual([401, 401]);
    await deployed.close();
    expect(await forwarded(["loopback"])).toEqual([401, 401]);
    await deployed.close();
    // Addresses that a client writes into the header itself precede the one that the proxy adds.
    expect(await forwarded(1, ", 198.51.100.7")).toEqual([401, 429]);
  });
});

function send(to: TestApp, token: string) {
  return to.graphql({ query: "{ __typename }" }, { token });
}
