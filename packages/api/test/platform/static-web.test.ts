import { hash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { pageContentPolicy } from "../../src/plugins/security-headers.ts";
import { type TestApp, testApp } from "../support/app.ts";

let api: TestApp;
let webRoot: string;
const script = "export const hello = 1;\n".repeat(200);
const inlineScript = "\n  document.title;\n";
const page = `<!doctype html><html><head><title>Portal</title><script>${inlineScript}</script></head><body><div id="root"></div></body></html>`;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "cathedra-web-"));
  await mkdir(join(webRoot, "assets", "workers"), { recursive: true });
  await mkdir(join(webRoot, ".vite"));
  await Promise.all([
    writeFile(join(webRoot, "index.html"), page),
    writeFile(join(webRoot, "favicon.svg"), "<svg/>"),
    writeFile(join(webRoot, "sw.js"), "// the worker of this release"),
    writeFile(join(webRoot, "manifest.webmanifest"), '{"name":"Template","start_url":"/"}'),
    writeFile(join(webRoot, ".vite", "manifest.json"), "{}"),
    writeFile(join(webRoot, "assets", "main-1a2b3c.js"), script),
    writeFile(join(webRoot, "assets", "workers", "export-1a2b3c.js"), script),
    writeFile(join(webRoot, "assets", "main-1a2b3c.js.br"), brotliCompressSync(script)),
    writeFile(join(webRoot, "assets", "main-1a2b3c.js.gz"), gzipSync(script)),
  ]);
  api = await testApp({ config: { webRoot } });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = { accept: "text/html,*/*;q=0.8" }) =>
  api.app.inject({ url, headers });
const asset = "/assets/main-1a2b3c.js";

test("a hashed asset is served precompressed and cached indefinitely", async () => {
  const brotli = await get(asset, { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "application/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await get(asset, { "accept-encoding": "gzip" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  const plain = await get(asset, { "accept-encoding": "identity" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(script);
  expect(plain.headers.vary).toMatch(/accept-encoding/i);
});

test("the content policy lets a worker's script call the API, and gives other files no rights", async () => {
  const policyOf = async (url: string) => (await get(url)).headers["content-security-policy"];
  expect(await policyOf("/assets/workers/export-1a2b3c.js")).toMatch(
    /default-src 'none';.*connect-src 'self'$/,
  );
  expect(await policyOf(asset)).not.toContain("connect-src");
});

test("the service worker may fetch from the portal alone", async () => {
  const worker = await get("/sw.js");
  expect(worker.body).toBe("// the worker of this release");
  expect(worker.headers["content-security-policy"]).toMatch(/default-src 'none';.*connect-src 'self'$/);
});

test("the manifest has the name of the deployment", async () => {
  const manifest = await get("/manifest.webmanifest");
  expect(manifest.headers["content-type"]).toContain("application/manifest+json");
  expect(manifest.json()).toEqual({ name: "Cathedra", short_name: "Cathedra", start_url: "/" });
});

test("where the deployment switches it off, the service worker's successor removes what browsers keep", async () => {
  const off = await testApp({
    config: { webRoot, site: { ...api.config.site, offline: { isOn: false } } },
  });
  onTestFinished(() => off.close());
  const worker = await off.app.inject({ url: "/sw.js" });
  expect(worker.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(worker.body).not.toContain("of this release");
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  runInNewContext(worker.body, {
    self: {
      addEventListener: (name: string, listener: () => void) =>
        Object.assign(listeners, { [name]: listener }),
      skipWaiting: () => done.push("take over"),
      registration: { unregister: () => done.push("unregister") },
    },
    caches: { keys: async () => ["files", "site"], delete: async (name: string) => done.push(name) },
  });
  for (const name of ["install", "activate"])
    await new Promise<void>((resolve) => {
      listeners[name]?.({ waitUntil: (work) => void work.then(() => resolve()) });
      if (name === "install") resolve();
    });
  expect(done).toEqual(["take over", "files", "site", "unregister"]);
});

test("the page and unhashed files are revalidated on every load", async () => {
  for (const url of ["/", "/index.html", "/favicon.svg", "/sw.js", "/manifest.webmanifest"]) {
    expect([url, (await get(url)).headers["cache-control"]]).toEqual([url, "no-cache"]);
  }
});

test("the page's policy allows only its own scripts, and styles with its nonce", async () => {
  const [first, second] = await Promise.all([get("/"), get("/")]);
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? "";
  expect(nonce).not.toBe("");
  expect(second.body).not.toContain(nonce);
  const policy = String(first.headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash("sha256", inlineScript, "base64")}';`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  // The page itself measures the connection to a machine.
  expect(policy).toContain(
    `connect-src 'self' ${new URL(api.identity.issuer).origin} https://*.sim.example wss://*.sim.example;`,
  );
  expect(policy).toContain("img-src 'self' data: blob:; media-src 'self';");
  expect(policy).toContain("frame-src 'self' https://player.example https://*.sim.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

test("the page may connect to a desktop client over loopback only where the deployment has one", () => {
  const policyFor = (overWebSocket: boolean) =>
    pageContentPolicy(
      { ...api.config.site, desktopClient: { overWebSocket } },
      { rooms: [], uploads: undefined },
      "n",
      [],
    );
  const issuer = new URL(api.identity.issuer).origin;
  expect(policyFor(true)).toContain(`connect-src 'self' ${issuer} ws://127.0.0.1:*;`);
  expect(policyFor(false)).not.toContain("ws:");
});

test("with a bucket, the page may upload there but displays files only from the portal", () => {
  const policy = pageContentPolicy(
    api.config.site,
    { rooms: [], uploads: "https://bucket.example" },
    "n",
    [],
  );
  expect(policy.split("; ").filter((rule) => rule.includes("bucket.example"))).toEqual([
    expect.stringMatching(/^connect-src 'self' /),
  ]);
});

test("a web route returns the page", async () => {
  for (const url of [
    "/logbook/records",
    "/logbook/records/0f3a?tab=1",
    "/auth/callback?code=a.b",
    "/apiary",
    "/a%20b",
  ]) {
    const response = await get(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    expect(response.body).toContain('<div id="root">');
    expect(response.headers["cache-control"]).toBe("no-cache");
  }
});

test("missing assets and files, unknown API routes and requests not made by a browser for a page get 404", async () => {
  const missing: [string, Record<string, string>?][] = [
    ["/assets/main-000000.js"],
    ["/assets/"],
    ["/robots.txt"],
    ["/.vite/manifest.json"],
    ["/.git/config"],
    ["/api"],
    ["/api/unknown"],
    ["/api/../api/unknown"],
    ["/logbook/records", { accept: "application/json" }],
  ];
  for (const [url, headers] of missing) {
    const response = await get(url, headers);
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.json().error.code).toBe("NOT_FOUND");
  }
  const posted = await api.app.inject({ method: "POST", url: "/logbook/records" });
  expect(posted.statusCode).toBe(404);
});

test("no path leads out of the web's folder", async () => {
  for (const url of [
    "/..%2f..%2fetc/passwd",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/%00",
    "/..%5c..%5cetc",
  ]) {
    const response = await get(url, { accept: "text/plain" });
    expect([url, response.statusCode >= 400 && response.statusCode < 500]).toEqual([url, true]);
    expect(response.body).not.toContain("root:");
  }
});

test("the REST description lists every route for callers, and no page routes", async () => {
  const { paths } = (await get("/api/openapi.json")).json();
  expect(Object.keys(paths).toSorted()).toEqual([
    "/.well-known/security.txt",
    "/api/agent/v1/report",
    "/api/assignments/calendar.ics",
    "/api/attending-addresses/answer",
    "/api/attending-addresses/read",
    "/api/certificates/verify",
    "/api/confirmation-mails/stop",
    "/api/content-images/{name}",
    "/api/events/{voucherId}/calendar.ics",
    "/api/files",
    "/api/hints",
    "/api/imports/{kind}",
    "/api/imports/{kind}/check",
    "/api/invitation-mails/stop",
    "/api/invitations/read",
    "/api/logbook/imports",
    "/api/logbook/imports/check",
    "/api/logbook/reports/verify",
    "/api/logos/{name}",
    "/api/notification-mails/stop",
    "/api/objects/{*}",
    "/api/reports",
    "/api/s3/createFolder",
    "/api/s3/delete/{*}",
    "/api/s3/deleteMany",
    "/api/s3/documentation/{softwareCode}/{version}",
    "/api/s3/files",
    "/api/s3/folder",
    "/api/s3/getPreSignedUrl/{*}",
    "/api/s3/move",
    "/api/s3/rename/{*}",
    "/api/s3/trash",
    "/api/s3/trash/empty",
    "/api/s3/trash/purge",
    "/api/s3/trash/restore",
    "/api/s3/upload",
    "/api/s3/uploads",
    "/api/s3/uploads/{id}",
    "/api/s3/uploads/{id}/finish",
    "/api/s3/uploads/{id}/links",
    "/api/s3/vistcases",
    "/api/session",
    "/api/simulator/store_result/{exerciseId}",
    "/api/software-releases/{releaseId}/{part}",
    "/api/station-session",
    "/api/stations/enrol",
    "/api/stations/facts",
    "/api/stations/heartbeat",
    "/api/stations/logs",
    "/api/stations/logs/{id}/pieces",
    "/api/stations/operations",
    "/api/stations/operations/{id}/reports",
    "/api/stations/qr-logins",
    "/api/stations/qr-logins/{id}/poll",
    "/api/stations/session",
    "/api/stations/session-logs",
    "/api/stations/session/use",
    "/api/vist-activities/{activityId}/{document}",
    "/api/week-mails/stop",
    "/config.json",
    "/healthz",
    "/metrics",
    "/readyz",
  ]);
});
