import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { aPng } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  abortDelivery,
  beginDelivery,
  type FileClaim,
  finishDelivery,
  storeFile,
  sweepObjects,
} from "../../src/modules/files/public.ts";
import { setUpTestApp } from "../support/app.ts";

const portal = setUpTestApp();

const webm = Buffer.concat([
  Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102", "hex"),
  Buffer.alloc(5_000, 7),
]);
const page = Buffer.from("<!doctype html><title>Report</title><p>ä</p>");

const claim = (name: string, facts: Partial<FileClaim> = {}): FileClaim => ({
  name,
  families: ["picture", "recording", "page", "data"],
  maxBytes: 1_000_000,
  ...facts,
});
let keys = 0;
async function stored(body: Buffer | Readable, given: FileClaim) {
  const key = `taken/${++keys}`;
  const result = await storeFile(portal.objectStore, key, Readable.from(body, { objectMode: false }), given);
  return { key, result, kept: await portal.objectStore.get(key) };
}

test.each([
  ["a.png", aPng(), "image/png"],
  ["run.WEBM", webm, "video/webm"],
  ["metric_values.json.gz", gzipSync("{}"), "application/gzip"],
  ["report.html", page, "text/html; charset=utf-8"],
  ["values.csv", Buffer.from("a;b\n1;2\n"), "text/csv; charset=utf-8"],
])("%s is stored with its type, size and hash (6.005)", async (name, bytes, contentType) => {
  const { result, kept } = await stored(bytes, claim(name));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(result).toEqual({ ok: true, value: { size: bytes.length, sha256, contentType } });
  expect(kept).toMatchObject({ size: bytes.length, contentType });
  expect(kept && (await buffer(kept.body)).equals(bytes)).toBe(true);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

test.each<[string, Buffer, Partial<FileClaim>, object]>([
  ["x.png", svg, {}, { reason: "not_as_named" }],
  ["x.png", page, {}, { reason: "not_as_named", found: null }],
  ["x.png", webm, {}, { reason: "not_as_named", found: "video/webm" }],
  ["x.html", aPng(), {}, { reason: "not_as_named", found: "image/png" }],
  ["x.html", Buffer.from([0x3c, 0x00, 0x3e]), {}, { reason: "not_as_named", found: null }],
  ["x.txt", Buffer.from([0x61, 0xff, 0x62]), {}, { reason: "not_as_named", found: null }],
  ["x.json.gz", Buffer.from("{}"), {}, { reason: "not_as_named", found: null }],
  ["x.svg", svg, {}, { reason: "unknown_type" }],
  ["x.exe", Buffer.from("MZ"), {}, { reason: "unknown_type" }],
  [".png", aPng(), {}, { reason: "unknown_type" }],
  ["x.html", page, { families: ["picture"] }, { reason: "unknown_type" }],
  ["x.png", Buffer.alloc(0), {}, { reason: "empty" }],
  ["x.webm", webm, { maxBytes: webm.length - 1 }, { reason: "too_large", maxBytes: webm.length - 1 }],
])(
  "%s with wrong content, type or size is refused, and nothing is stored (6.005) %#",
  async (name, bytes, facts, error) => {
    const { result, kept } = await stored(bytes, claim(name, facts));
    expect(result).toMatchObject({ ok: false, error });
    expect(kept).toBeUndefined();
  },
);

test("writing stops at the first byte over the limit, and the rest is not read", async () => {
  let given = 0;
  const endless = Readable.from(
    (async function* () {
      yield webm;
      for (;;) {
        given += 1;
        yield randomBytes(65_536);
      }
    })(),
    { objectMode: false },
  );
  const { result, kept } = await stored(endless, claim("x.webm"));
  expect(result).toMatchObject({ ok: false, error: { reason: "too_large" } });
  expect(given).toBeLessThan(30);
  expect(kept).toBeUndefined();
});

test("a file that the form parser truncated at its limit is refused as too large", async () => {
  const body = Object.assign(Readable.from(webm, { objectMode: false }), { truncated: true });
  const result = await storeFile(portal.objectStore, "taken/cut", body, claim("x.webm"));
  expect(result).toMatchObject({ ok: false, error: { reason: "too_large" } });
  expect(await portal.objectStore.head("taken/cut")).toBeUndefined();
});

test("an interrupted body throws and leaves nothing stored", async () => {
  const broken = Readable.from(
    (async function* () {
      yield webm;
      throw new Error("gone");
    })(),
    { objectMode: false },
  );
  await expect(stored(broken, claim("x.webm"))).rejects.toThrow("gone");
  expect(await portal.objectStore.head(`taken/${keys}`)).toBeUndefined();
});

test("a delivery unfinished after an hour is swept with everything below its prefix, and a finished one stays", async () => {
  const { db } = portal.database;
  const { objectStore } = portal;
  const sweep = () => sweepObjects({ db, objectStore });
  const [late, done, fresh, given] = [
    await beginDelivery(db, "results/"),
    await beginDelivery(db, "results/"),
    await beginDelivery(db, "results/"),
    await beginDelivery(db, "results/"),
  ];
  for (const { prefix } of [late, done, fresh, given]) {
    for (let number = 0; number < 60; number += 1) await objectStore.put(`${prefix}${number}`, aPng());
  }
  expect(await db.transaction().execute((tx) => finishDelivery(tx, done.id))).toBe(true);
  await abortDelivery(db, given.id);
  await sql`update file_delivery set begun_at = now() - interval '61 minutes' where id <> ${fresh.id}::uuid`.execute(
    db,
  );
  expect(await sweep()).toBe(2);
  const left = async ({ prefix }: { prefix: string }) => (await objectStore.list(prefix)).objects.length;
  expect(await Promise.all([late, done, fresh, given].map(left))).toEqual([0, 60, 60, 0]);
  // A client that continues the delivery now is told that it no longer exists.
  expect(await db.transaction().execute((tx) => finishDelivery(tx, late.id))).toBe(false);
  expect(await sweep()).toBe(0);
});

test("a sweep that fails halfway deletes the rest on the next run", async () => {
  const { db } = portal.database;
  const { prefix, id } = await beginDelivery(db, "results/");
  for (let number = 0; number < 5; number += 1) await portal.objectStore.put(`${prefix}${number}`, aPng());
  await abortDelivery(db, id);
  let calls = 0;
  const failing = {
    ...portal.objectStore,
    delete: async (key: string) => {
      if (++calls > 2) throw new Error("the store is away");
      await portal.objectStore.delete(key);
    },
  };
  await expect(sweepObjects({ db, objectStore: failing })).rejects.toThrow("away");
  expect((await portal.objectStore.list(prefix)).objects.length).toBeGreaterThan(0);
  expect(await sweepObjects({ db, objectStore: portal.objectStore })).toBe(1);
  expect((await portal.objectStore.list(prefix)).objects).toEqual([]);
});
