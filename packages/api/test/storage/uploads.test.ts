import { randomBytes } from "node:crypto";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { instant } from "@cathedra/domain";
import { cast, getActor } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sweepObjects } from "../../src/modules/files/public.ts";
import { checkFiles } from "../../src/modules/storage/check-files.ts";
import { finishUpload } from "../../src/modules/storage/finish-upload.ts";
import { receiveUpload } from "../../src/modules/storage/receive-upload.ts";
import { sweepUploads } from "../../src/modules/storage/sweep-uploads.ts";
import { systemClock } from "../../src/ports/clock.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { anUpload, type Calls, computeSha256, libraryOf } from "./storage-helpers.ts";

let library: Calls;
const content = randomBytes(8 * 1024 ** 2 + 5);

const portal = setUpCastApp();
beforeAll(async () => {
  library = libraryOf(portal);
});

const folder = () => (portal.config.objectStore.kind === "fs" ? portal.config.objectStore.folder : "");
/** The number of the library's objects in the store, both whole files and parts. */
const stored = async () => (await portal.objectStore.list("library/")).objects.length;
const begun = async () => (await readdir(join(folder(), "parts", "library")).catch(() => [])).length;
const getCode = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
const finish = (id: string, facts: object = {}) =>
  library.call("POST", `/api/s3/uploads/${id}/finish`, facts);
/** Runs the clean-up of unused uploads now. */
async function sweepNow(): Promise<void> {
  const { db } = portal.database;
  await sql`update unowned_object set unowned_since = now() - interval '1 day'`.execute(db);
  await sql`update file_delivery set begun_at = now() - interval '1 day' where done_at is null`.execute(db);
  await sweepObjects({ db, objectStore: portal.objectStore });
}

test("a file uploaded in parts exists once all parts have arrived, and repeated requests get the same answer (8.013)", async () => {
  const { id, partSize } = await anUpload(library, "parts/film.bin", content, { without: [2] });
  expect(partSize).toBe(8 * 1024 ** 2);
  expect((await library.call("GET", `/api/s3/uploads/${id}`)).json()).toMatchObject({
    fileKey: "parts/film.bin",
    size: content.length,
    parts: [{ number: 1, size: partSize, sha256: computeSha256(content.subarray(0, partSize)) }],
  });
  const early = await finish(id);
  expect([early.statusCode, early.json().error]).toEqual([
    409,
    expect.objectContaining({ code: "UPLOAD_INCOMPLETE", missing: [2] }),
  ]);
  expect(getCode(await library.list("parts/"))).toBe("STORAGE_GONE");
  // As after a reload, the page asks which parts are missing.
  expect(
    (await library.call("GET", "/api/s3/uploads")).json().map((each: { id: string }) => each.id),
  ).toEqual([id]);
  const missing = { parts: [{ number: 2, sha256: computeSha256(content.subarray(partSize)) }] };
  const { links } = (await library.call("POST", `/api/s3/uploads/${id}/links`, missing)).json();
  expect((await library.put(links[0].url, content.subarray(partSize))).headers.etag).toBe('"2-5"');
  const done = await finish(id);
  expect([done.statusCode, done.json()]).toEqual([
    201,
    expect.objectContaining({ Key: "parts/film.bin", Size: content.length }),
  ]);
  expect((await finish(id)).json()).toEqual(done.json());
  expect((await library.call("GET", "/api/s3/uploads")).json()).toEqual([]);
  const { url } = (await library.link("parts/film.bin")).json();
  const read = await portal.app.inject(url.replace(/^.*?\/api\//, "/api/"));
  expect(read.rawPayload.equals(content)).toBe(true);
  expect(await begun()).toBe(0);
});

test("a taken name and an oversized file are refused before the first byte, and a name taken meanwhile at the end", async () => {
  await library.upload("taken.txt", "there");
  const begin = (facts: object) =>
    library.call("POST", "/api/s3/uploads", { fileKey: "taken.txt", size: 5, ...facts });
  expect(getCode(await begin({}))).toBe("STORAGE_NAME_TAKEN");
  expect((await begin({ fileKey: "huge", size: 60 * 1024 ** 3 })).statusCode).toBe(413);
  for (const size of [-1, 1.5, "five"])
    expect(getCode(await begin({ fileKey: "huge", size }))).toBe("BAD_REQUEST");
  const { id } = await anUpload(library, "late.txt", Buffer.from("parts"));
  await library.upload("late.txt", "first");
  expect(getCode(await finish(id))).toBe("STORAGE_NAME_TAKEN");
  expect((await finish(id, { onTaken: "keepBoth" })).json()).toMatchObject({ Key: "late (2).txt", Size: 5 });
});

test("people see only uploads that they started themselves", async () => {
  const { id } = await anUpload(library, "mine.txt", Buffer.from("mine"));
  const ruth = libraryOf(portal, cast.ruth);
  const tries = [
    await ruth.call("GET", `/api/s3/uploads/${id}`),
    await ruth.call("POST", `/api/s3/uploads/${id}/links`, {
      parts: [{ number: 1, sha256: computeSha256("mine") }],
    }),
    await ruth.call("POST", `/api/s3/uploads/${id}/finish`, {}),
    await ruth.call("DELETE", `/api/s3/uploads/${id}`),
    await library.call("GET", "/api/s3/uploads/none"),
  ];
  for (const answer of tries) expect([answer.statusCode, getCode(answer)]).toEqual([404, "NOT_FOUND"]);
  expect((await finish(id)).statusCode).toBe(201);
});

test("if several requests finish one upload at once, all get the same file", async () => {
  const { id } = await anUpload(library, "once.txt", Buffer.from("once"));
  const deps = { db: portal.database.db, clock: systemClock, objectStore: portal.objectStore };
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => finishUpload(deps, getActor(cast.daniel), { id, onTaken: "keepBoth" })),
  );
  const items = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.Id] : []));
  expect(new Set(items).size).toBe(1);
  expect(await library.keys("", { search: "once" })).toEqual(["once.txt"]);
});

test("an upload cancelled at any point leaves nothing, even at 99 %", async () => {
  const before = await stored();
  const { id } = await anUpload(library, "given up.bin", content, { without: [2] });
  expect(await begun()).toBe(1);
  expect((await library.call("DELETE", `/api/s3/uploads/${id}`)).statusCode).toBe(204);
  expect(await begun()).toBe(0);
  expect((await finish(id)).statusCode).toBe(404);
  expect((await library.call("DELETE", `/api/s3/uploads/${id}`)).statusCode).toBe(404);
  expect(await stored()).toBe(before);
});

test("an upload without activity is cancelled after a day, and not before", async () => {
  const { id } = await anUpload(library, "forgotten.bin", content, { without: [2] });
  const { db } = portal.database;
  const deps = { db, objectStore: portal.objectStore };
  const later = (hours: number) => () => instant(Date.now() + hours * 3_600_000);
  await sweepUploads({ ...deps, clock: later(23) });
  expect(await begun()).toBe(1);
  await sweepUploads({ ...deps, clock: later(25) });
  expect(await begun()).toBe(0);
  expect((await library.call("GET", `/api/s3/uploads/${id}`)).statusCode).toBe(404);
  expect(await library.keys("", { search: "forgotten" })).toEqual([]);
});

/** A store in which one operation fails as in a full, slow or unreachable one. */
const failing = (act: Partial<ObjectStore>): ObjectStore => ({ ...portal.objectStore, ...act });
const faulty = (code: string) => Object.assign(new Error(`the store: ${code}`), { code });

test.each([
  ["full", "ENOSPC", "STORAGE_FULL"],
  ["full by its quota", "QuotaExceeded", "STORAGE_FULL"],
  ["away", "ECONNREFUSED", "UNAVAILABLE"],
  ["too slow", "ETIMEDOUT", "UNAVAILABLE"],
])(
  "a store that is %s is reported clearly, and no part of a file is visible or kept",
  async (_what, fault, code) => {
    const before = await stored();
    const put: ObjectStore["put"] = async (_key, body) => {
      for await (const _ of body as Readable) throw faulty(fault);
    };
    const deps = { db: portal.database.db, clock: systemClock, objectStore: failing({ put }) };
    const sent = {
      names: [`faulty ${fault}.txt`],
      body: Readable.from([Buffer.alloc(9000)]),
      onTaken: "refuse",
    } as const;
    await expect(receiveUpload(deps, getActor(cast.daniel), sent)).rejects.toMatchObject({ code });
    const { id } = await anUpload(library, `faulty parts ${fault}.txt`, Buffer.from("x"));
    const finishParts = () => Promise.reject(faulty(fault));
    const inParts = { ...deps, objectStore: failing({ finishParts }) };
    await expect(
      finishUpload(inParts, getActor(cast.daniel), { id, onTaken: "refuse" }),
    ).rejects.toMatchObject({ code });
    expect(await library.keys("", { search: "faulty" })).toEqual([]);
    expect((await finish(id)).statusCode).toBe(201);
    await library.remove(`faulty parts ${fault}.txt`);
    await sweepNow();
    expect(await stored()).toBe(before + 1);
  },
);

test("an interrupted file does not exist, and its parts are swept", async () => {
  const before = await stored();
  async function* breaking() {
    yield Buffer.alloc(100_000);
    throw new Error("gone");
  }
  const deps = { db: portal.database.db, clock: systemClock, objectStore: portal.objectStore };
  const sent = { names: ["broken.txt"], body: Readable.from(breaking()), onTaken: "refuse" } as const;
  await expect(receiveUpload(deps, getActor(cast.daniel), sent)).rejects.toThrow("gone");
  await sweepNow();
  expect(await stored()).toBe(before);
  expect(await library.keys("", { search: "broken" })).toEqual([]);
  await expect(access(join(folder(), "drafts", "none"))).rejects.toThrow();
  expect(await readdir(join(folder(), "drafts"))).toEqual([]);
});

test("an expired link is refused (8.015)", async () => {
  await library.upload("timed.txt", "x");
  const { url } = (await library.link("timed.txt")).json();
  const late = new URL(url);
  late.searchParams.set("expires", String(Math.floor(Date.now() / 1000) - 1));
  const answer = await portal.app.inject(`${late.pathname}${late.search}`);
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    403,
    "This link is not valid or has expired.",
  ]);
});

const getInfo = async (key: string) => (await library.folder(key)).json();
const check = () =>
  checkFiles({ db: portal.database.db, clock: systemClock, objectStore: portal.objectStore });

test("two files sent into one upload are refused, since the parts belong to neither", async () => {
  const other = Buffer.from(content);
  other.fill(7, 0, 100);
  const { id, partSize } = await anUpload(library, "two of them.bin", content);
  const digests = (bytes: Buffer) =>
    computeSha256(
      Buffer.concat(
        [bytes.subarray(0, partSize), bytes.subarray(partSize)].map((part) =>
          Buffer.from(computeSha256(part), "hex"),
        ),
      ),
    );
  const refused = await finish(id, { partsSha256: digests(other), sha256: computeSha256(other) });
  expect([refused.statusCode, getCode(refused)]).toEqual([422, "UPLOAD_DAMAGED"]);
  expect(await library.keys("", { search: "two of them" })).toEqual([]);
  expect(
    (await finish(id, { partsSha256: digests(content), sha256: computeSha256(content) })).statusCode,
  ).toBe(201);
  await check();
  expect(await getInfo("two of them.bin")).toMatchObject({
    SentSha256: computeSha256(content),
    Sha256: computeSha256(content),
    CheckedAt: expect.any(String),
  });
});

test("a part that does not match its link is refused and not stored", async () => {
  const { id } = await anUpload(library, "damaged.bin", content, { without: [2] });
  const parts = [{ number: 2, sha256: computeSha256(content.subarray(8 * 1024 ** 2)) }];
  const { links } = (await library.call("POST", `/api/s3/uploads/${id}/links`, { parts })).json();
  const put = await library.put(links[0].url, Buffer.alloc(5, 1));
  expect([put.statusCode, getCode(put)]).toEqual([422, "UPLOAD_DAMAGED"]);
  expect((await library.call("GET", `/api/s3/uploads/${id}`)).json().parts).toHaveLength(1);
  for (const sha256 of ["", "abc", 7])
    expect(
      getCode(await library.call("POST", `/api/s3/uploads/${id}/links`, { parts: [{ number: 2, sha256 }] })),
    ).toBe("BAD_REQUEST");
});

test("a file sent in one request is not stored if the received bytes do not match the announced hash", async () => {
  const refused = await library.upload("one request.txt", "as it arrived", {
    sha256: computeSha256("as it was"),
  });
  expect([refused.statusCode, getCode(refused)]).toEqual([422, "UPLOAD_DAMAGED"]);
  expect(getCode(await library.upload("one request.txt", "x", { sha256: "X" }))).toBe("BAD_REQUEST");
  expect(getCode(await library.folder("one request.txt"))).toBe("STORAGE_GONE");
  await library.upload("one request.txt", "as it was", { sha256: computeSha256("as it was") });
  expect(await getInfo("one request.txt")).toMatchObject({
    SentSha256: computeSha256("as it was"),
    Sha256: null,
    CheckedAt: null,
  });
});

test("the stored file is read back once and compared with the sent one", async () => {
  const { db } = portal.database;
  await library.upload("good.txt", "good");
  await library.upload("bad.txt", "bad");
  const { objectKey } = (
    await sql<{ objectKey: string }>`
      select object_key as "objectKey" from storage_item where name = 'bad.txt'`.execute(db)
  ).rows[0] ?? { objectKey: "" };
  await portal.objectStore.put(objectKey, Buffer.from("bit"));
  const jobs = await sql`
    select from graphile_worker.jobs where task_identifier = 'check_files'`.execute(db);
  expect(jobs.rows).toHaveLength(1);
  expect(await check()).toEqual([objectKey]);
  expect(await getInfo("good.txt")).toMatchObject({
    SentSha256: computeSha256("good"),
    Sha256: computeSha256("good"),
  });
  expect(await getInfo("bad.txt")).toMatchObject({
    SentSha256: computeSha256("bad"),
    Sha256: computeSha256("bit"),
  });
  expect(await check()).toEqual([]);
});
