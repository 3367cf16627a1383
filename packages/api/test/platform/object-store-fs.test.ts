import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { instant } from "@cathedra/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { boundedBody, maxObjectBytes } from "../../src/storage/bounded-body.ts";
import { openObjectStore } from "../../src/storage/open-object-store.ts";
import { type TestApp, testApp } from "../support/app.ts";
import {
  linkContract,
  objectStoreContract,
  partContract,
  type StoreUnderTest,
} from "../support/object-store-contract.ts";

let api: TestApp;
let store: ObjectStore;
let ahead = 0;
const clock = () => instant(Date.now() + ahead);

beforeAll(async () => {
  api = await testApp({ clock });
  store = await openObjectStore(api.config, clock);
  await api.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => api.close());

const follow: StoreUnderTest["follow"] = async (url, { method = "GET", body, headers = {} } = {}) => {
  const response = await api.app.inject({
    method: method as "GET",
    url: url.replace(api.config.http.publicUrl, ""),
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.rawPayload, headers: response.headers };
};

describe("the contract of object stores, as files", () => {
  objectStoreContract(() => ({ store, follow }));
  linkContract(() => ({ store, follow }));
  describe("in parts", () => partContract(() => ({ store, follow })));
});

/** The path as it is written: `fetch` and `inject` would tidy it up first. */
async function putRaw(path: string): Promise<number> {
  const { port } = api.app.server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const sending = request({ host: "127.0.0.1", port, method: "PUT", path }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sending.once("error", fail);
    sending.end("changed");
  });
}

test("a link stops working at its instant", async () => {
  await store.put("links/short", Buffer.from("x"));
  const url = await store.signedGetUrl("links/short", { expiresInSeconds: 60 });
  expect((await follow(url)).status).toBe(200);
  ahead = 61_000;
  expect((await follow(url)).status).toBe(403);
  ahead = 0;
});

test("a changed link is refused: later end, other signature, doubled parameters", async () => {
  await store.put("links/mine", Buffer.from("x"));
  const url = await store.signedGetUrl("links/mine", { expiresInSeconds: 60 });
  const later = url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 3600}`);
  const other = url.replace(/signature=./, (found) => (found.endsWith("A") ? "signature=B" : "signature=A"));
  for (const changed of [
    later,
    other,
    `${url}&expires=9999999999`,
    `${url}&signature=x`,
    url.replace(/expires=\d+/, "expires=1e12"),
  ]) {
    const isDoubled = changed.split(/[?&]/).length > 3;
    expect([changed, (await follow(changed)).status]).toEqual([changed, isDoubled ? 400 : 403]);
  }
});

test("no spelling of a path leads out of the folder or to another object", async () => {
  await store.put("links/mine", Buffer.from("mine"));
  const url = new URL(await store.signedPutUrl("links/mine", { expiresInSeconds: 60 }));
  const spellings = [
    "../mine",
    "..%2fmine",
    "%2e%2e/mine",
    "%2e%2e%2fmine",
    "links%2f..%2fx",
    "links/mine%00",
    "links/mine%00.txt",
    "links//mine",
    "links/./mine",
    "links\\mine",
    "links/%6dine/",
    "%252e%252e%252fmine",
  ];
  for (const spelling of spellings) {
    const status = await putRaw(`/api/objects/${spelling}${url.search}`);
    expect([spelling, status >= 400 && status < 500]).toEqual([spelling, true]);
  }
  const found = await store.get("links/mine");
  expect(found?.size).toBe(4);
  const folder = api.config.objectStore.kind === "fs" ? api.config.objectStore.folder : "";
  expect((await readdir(folder)).toSorted()).toEqual(["drafts", "objects", "parts"]);
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
});

test("what is served cannot run as a page of ours", async () => {
  await store.put("links/page.html", Buffer.from("<script>1</script>"), { contentType: "text/html" });
  const url = await store.signedGetUrl("links/page.html", { expiresInSeconds: 60 });
  const { headers } = await api.app.inject(url.replace(api.config.http.publicUrl, ""));
  expect(headers).toMatchObject({
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("what is shown is kept by the browser as long as its link lives; a page may be framed by ours alone (6.017)", async () => {
  await store.put("links/page.html", Buffer.from("<script>1</script>"), { contentType: "text/html" });
  const headersOf = async (contentType: string) => {
    const url = await store.signedGetUrl("links/page.html", {
      expiresInSeconds: 600,
      contentType,
      disposition: "inline",
    });
    return (await follow(url)).headers;
  };
  const page = await headersOf("text/html; charset=utf-8");
  expect(page).toMatchObject({ "x-frame-options": "SAMEORIGIN", "x-content-type-options": "nosniff" });
  expect(page["cache-control"]).toMatch(/^private, max-age=(?:59\d|600), immutable$/);
  const policy = String(page["content-security-policy"]).split("; ");
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "sandbox", "frame-ancestors 'self'"]));
  expect(policy.some((part) => part.startsWith("script-src"))).toBe(false);
  const picture = await headersOf("image/png");
  expect(picture["x-frame-options"]).toBe("DENY");
  expect(picture["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'; sandbox/);
});

test("a range is read from where it begins, and HEAD reads nothing (6.005)", async () => {
  await store.put("links/film", Buffer.alloc(3_000_000, 1));
  const url = (await store.signedGetUrl("links/film", { expiresInSeconds: 60 })).replace(
    api.config.http.publicUrl,
    "",
  );
  const head = await api.app.inject({ method: "HEAD", url });
  expect([head.statusCode, head.headers["content-length"], head.rawPayload.length]).toEqual([
    200,
    "3000000",
    0,
  ]);
  for (const method of ["POST", "DELETE", "PATCH"] as const) {
    expect((await api.app.inject({ method, url })).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(await store.head("links/film")).toMatchObject({ size: 3_000_000 });
});

test("an object that says it is larger than 300 MB is refused at once", async () => {
  const url = await store.signedPutUrl("links/large", { expiresInSeconds: 60 });
  const { status } = await follow(url, {
    method: "PUT",
    body: Buffer.from("x"),
    headers: { "content-length": String(maxObjectBytes + 1) },
  });
  expect(status).toBe(413);
  expect(await store.head("links/large")).toBeUndefined();
});

test("a body that turns out to be larger than allowed leaves nothing behind", async () => {
  const body = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1000)));
  await expect(store.put("links/growing", boundedBody(body, 20_000))).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  expect(await store.head("links/growing")).toBeUndefined();
});

test("an upload that breaks off leaves nothing behind", async () => {
  const url = new URL(await store.signedPutUrl("links/broken", { expiresInSeconds: 60 }));
  const { port } = api.app.server.address() as AddressInfo;
  const path = `${url.pathname}${url.search}`;
  const sending = request({
    host: "127.0.0.1",
    port,
    method: "PUT",
    path,
    headers: { "content-length": 100_000 },
  });
  const broken = new Promise((done) => sending.once("error", done));
  sending.write(Buffer.alloc(50_000), () => setTimeout(() => sending.destroy(new Error("gone")), 100));
  expect(await broken).toMatchObject({ message: "gone" });
  const folder = api.config.objectStore.kind === "fs" ? api.config.objectStore.folder : "";
  await expect.poll(() => readdir(join(folder, "drafts"))).toEqual([]);
  expect(await store.head("links/broken")).toBeUndefined();
});

test("a part that is larger or smaller than its link says, or breaks off, has not arrived", async () => {
  const key = "links/in-parts";
  const upload = await store.beginParts(key);
  const sha256 = createHash("sha256").update(Buffer.alloc(10)).digest("hex");
  const part = { number: 1, size: 10, offset: 0, sha256 };
  const { url } = await store.signedPartLink(key, upload, part, { expiresInSeconds: 60 });
  for (const size of [9, 11])
    expect((await follow(url, { method: "PUT", body: Buffer.alloc(size) })).status).toBe(400);
  expect(await store.parts(key, upload)).toEqual([]);
  expect((await follow(url, { method: "PUT", body: Buffer.alloc(10) })).status).toBe(200);
  ahead = 61_000;
  expect((await follow(url, { method: "PUT", body: Buffer.alloc(10, 1) })).status).toBe(403);
  ahead = 0;
  await store.giveUpParts(key);
  expect((await follow(url, { method: "PUT", body: Buffer.alloc(10) })).status).toBe(404);
});
