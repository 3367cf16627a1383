import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { instant } from "@cathedra/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { boundedBody } from "../../src/storage/bounded-body.ts";
import { openObjectStore } from "../../src/storage/open-object-store.ts";
import { linkSigner } from "../../src/storage/signed-link.ts";
import { type OwnLinks, ownLinks } from "../../src/storage/signed-links.ts";
import { type TestApp, testApp } from "../support/app.ts";
import { objectStoreContract, partContract, type StoreUnderTest } from "../support/object-store-contract.ts";

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

/** A link as the portal gives it out, for any kind of store. */
const linkTo: OwnLinks["toObject"] = (key, options) => ownLinks(api.config, clock).toObject(key, options);

const content = Buffer.alloc(10);
const onlyPart = {
  number: 1,
  size: 10,
  offset: 0,
  sha256: createHash("sha256").update(content).digest("hex"),
};
/** Begins an upload in parts, and returns the link to its only part. */
async function linkToPart(key: string): Promise<string> {
  const upload = await store.beginParts(key);
  return (await store.signedPartLink(key, upload, onlyPart, { expiresInSeconds: 60 })).url;
}

describe("the object store contract, on files", () => {
  objectStoreContract(() => ({ store, follow }));
  describe("uploads in parts", () => partContract(() => ({ store, follow })));
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

test("a link stops working exactly at its expiry", async () => {
  await store.put("links/short", Buffer.from("x"));
  const url = linkTo("links/short", { expiresInSeconds: 60 });
  expect((await follow(url)).status).toBe(200);
  ahead = 61_000;
  expect((await follow(url)).status).toBe(403);
  ahead = 0;
});

test("a link with altered expiry, altered signature or duplicate parameters is refused", async () => {
  await store.put("links/mine", Buffer.from("x"));
  const url = linkTo("links/mine", { expiresInSeconds: 60 });
  const later = url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 3600}`);
  const other = url.replace(/signature=./, (found) => (found.endsWith("A") ? "signature=B" : "signature=A"));
  for (const changed of [
    later,
    other,
    `${url}&expires=9999999999`,
    `${url}&signature=x`,
    url.replace(/expires=\d+/, "expires=1e12"),
  ]) {
    const isDuplicate = changed.split(/[?&]/).length > 3;
    expect([changed, (await follow(changed)).status]).toEqual([changed, isDuplicate ? 400 : 403]);
  }
});

test("a link is refused for another method or key or without signature, and only parts may be uploaded by link", async () => {
  for (const name of ["mine", "other"]) await store.put(`links/${name}`, Buffer.from(name));
  const get = linkTo("links/mine", { expiresInSeconds: 60 });
  const put = await linkToPart("links/mine");
  await store.beginParts("links/other");
  const { objectStoreSecret, http } = api.config;
  const whole = `${http.publicUrl}/api/objects/links/mine${linkSigner(objectStoreSecret, clock).query("PUT", "links/mine", { expiresInSeconds: 60 })}`;
  const write = { method: "PUT", body: content };
  const tries = [
    follow(get, write),
    follow(put),
    follow(whole, write),
    follow(get.replace("/mine", "/other")),
    follow(put.replace("/mine", "/other"), write),
    follow(put.replace("offset=0", "offset=1"), write),
    follow(get.replace(/\?.*/, "")),
    follow(put.replace(/\?.*/, ""), write),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(403);
  for (const name of ["mine", "other"]) {
    expect((await follow(linkTo(`links/${name}`, { expiresInSeconds: 60 }))).body.toString()).toBe(name);
    await store.giveUpParts(`links/${name}`);
  }
});

test("no spelling of a path leads out of the folder or to another object", async () => {
  await store.put("links/mine", Buffer.from("mine"));
  const url = new URL(await linkToPart("links/mine"));
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
  expect(await store.parts("links/mine", "fs")).toEqual([]);
  await store.giveUpParts("links/mine");
  const folder = api.config.objectStore.kind === "fs" ? api.config.objectStore.folder : "";
  expect((await readdir(folder)).toSorted()).toEqual(["drafts", "objects", "parts"]);
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
});

test("a served file cannot run as a page of the portal", async () => {
  await store.put("links/page.html", Buffer.from("<script>1</script>"), { contentType: "text/html" });
  const url = linkTo("links/page.html", { expiresInSeconds: 60 });
  const { headers } = await api.app.inject(url.replace(api.config.http.publicUrl, ""));
  expect(headers).toMatchObject({
    "content-disposition": "attachment",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a displayed file is cached while its link is valid, and a page may be framed only by the portal (6.017)", async () => {
  await store.put("links/page.html", Buffer.from("<script>1</script>"), { contentType: "text/html" });
  const headersOf = async (contentType: string) => {
    const url = linkTo("links/page.html", {
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

test("a range is read from its start, and HEAD reads nothing (6.005)", async () => {
  await store.put("links/film", Buffer.alloc(3_000_000, 1));
  const url = linkTo("links/film", { expiresInSeconds: 60 }).replace(api.config.http.publicUrl, "");
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

test("a body that exceeds the allowed size leaves nothing stored", async () => {
  const body = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1000)));
  await expect(store.put("links/growing", boundedBody(body, 20_000))).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  expect(await store.head("links/growing")).toBeUndefined();
});

test("a part that is larger or smaller than announced or breaks off is not stored", async () => {
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

test("a link fixes the content type and disposition of the answer, and altering them is refused (6.017)", async () => {
  const key = "links/film";
  await store.put(key, Buffer.from("film"), { contentType: "application/octet-stream" });
  const disposition = "inline; filename=\"_.webm\"; filename*=UTF-8''%C3%A4.webm";
  const url = linkTo(key, { expiresInSeconds: 600, contentType: "video/webm", disposition });
  const { status, headers } = await follow(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "content-type": "video/webm", "content-disposition": disposition });
  for (const changed of [
    url.replace("video%2Fwebm", "text%2Fhtml"),
    url.replace("inline", "attachment"),
    url.replace(/&response-content-type=[^&]*/, ""),
    url.replace(/response-content-disposition=[^&]*&/, ""),
  ]) {
    expect(changed).not.toBe(url);
    expect((await follow(changed)).status).toBe(403);
  }
  const bare = linkTo(key, { expiresInSeconds: 600 });
  expect((await follow(`${bare}&response-content-type=text%2Fhtml`)).status).toBe(403);
  expect((await follow(bare)).headers["content-disposition"]).toBe("attachment");
});

test("a link supports one range: 206, 416, several ranges as the whole file, and If-Range (6.005)", async () => {
  const key = "links/film";
  await store.put(key, Buffer.from("0123456789"), { contentType: "video/webm" });
  const url = linkTo(key, { expiresInSeconds: 600 });
  const ask = async (headers: Record<string, string>) => {
    const answer = await follow(url, { headers });
    return [answer.status, answer.headers["content-range"], answer.body.toString()];
  };
  const whole = await follow(url);
  expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": "10" });
  expect(await ask({ range: "bytes=2-4" })).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await ask({ range: "bytes=7-" })).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await ask({ range: "bytes=-2" })).toEqual([206, "bytes 8-9/10", "89"]);
  expect((await ask({ range: "bytes=10-" })).slice(0, 2)).toEqual([416, "bytes */10"]);
  const etag = String(whole.headers.etag);
  expect(await ask({ range: "bytes=2-4", "if-range": etag })).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await ask({ range: "bytes=2-4", "if-range": '"another"' })).toEqual([200, undefined, "0123456789"]);
  expect((await follow(url, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("links to the same object stay the same for a while, so that the browser cache is used", async () => {
  const key = "links/film";
  const link = () => linkTo(key, { expiresInSeconds: 900, sameForSeconds: 86_400 });
  expect(link()).toBe(link());
});
