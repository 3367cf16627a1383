import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { ObjectStore, PlacedPart } from "../../src/ports/object-store.ts";
import { InvalidObjectKeyError } from "../../src/storage/object-key.ts";

export type StoreUnderTest = {
  readonly store: ObjectStore;
  /** Follows a signed link as a client would. */
  readonly follow: (
    url: string,
    init?: { method?: string; body?: Buffer; headers?: Record<string, string> },
  ) => Promise<Answer>;
};

export type Answer = {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** The behaviour that every driver must have. The keys of each test begin with a prefix of its own. */
export function objectStoreContract(under: () => StoreUnderTest): void {
  const prefix = () => `contract/${randomBytes(6).toString("hex")}`;
  const read = async (key: string) => {
    const found = await under().store.get(key);
    return found && buffer(found.body);
  };

  test("keeps bytes and content type, from a buffer and from a stream", async () => {
    const { store } = under();
    const content = randomBytes(7_000_000);
    for (const [name, body] of [
      ["a", content],
      ["b", Readable.from(pieces(content))],
    ] as const) {
      const key = `${prefix()}/${name}.bin`;
      await store.put(key, body, { contentType: "application/zip" });
      expect((await read(key))?.equals(content)).toBe(true);
      expect(await store.head(key)).toMatchObject({
        key,
        size: content.length,
        contentType: "application/zip",
      });
    }
  });

  test("keeps an empty object, with the general content type", async () => {
    const key = `${prefix()}/empty`;
    await under().store.put(key, Buffer.alloc(0));
    expect(await under().store.head(key)).toMatchObject({ size: 0, contentType: "application/octet-stream" });
    expect(await read(key)).toHaveLength(0);
  });

  test("reads a range of it, and says how large the whole is", async () => {
    const key = `${prefix()}/ranged`;
    const content = randomBytes(300_000);
    await under().store.put(key, content);
    for (const range of [
      { start: 0, end: 0 },
      { start: 255, end: 256 },
      { start: 100_000, end: 299_999 },
    ]) {
      const found = await under().store.get(key, range);
      expect(found?.size).toBe(300_000);
      const body = found && (await buffer(found.body));
      expect(body?.equals(content.subarray(range.start, range.end + 1))).toBe(true);
    }
  });

  test("replaces an object", async () => {
    const key = `${prefix()}/twice`;
    await under().store.put(key, Buffer.from("first, and longer"));
    await under().store.put(key, Buffer.from("second"));
    expect((await read(key))?.toString()).toBe("second");
  });

  test("a broken stream leaves nothing, and the former object as it was", async () => {
    const [fresh, former] = [`${prefix()}/fresh`, `${prefix()}/former`];
    await under().store.put(former, Buffer.from("kept"));
    for (const key of [fresh, former]) {
      await expect(under().store.put(key, Readable.from(breaking()))).rejects.toThrow("broken");
    }
    expect(await under().store.head(fresh)).toBeUndefined();
    expect((await read(former))?.toString()).toBe("kept");
  });

  test("what is not there is undefined, and deleting it succeeds", async () => {
    const key = `${prefix()}/gone`;
    expect(await under().store.get(key)).toBeUndefined();
    expect(await under().store.head(key)).toBeUndefined();
    await under().store.delete(key);
    await under().store.put(key, Buffer.from("x"));
    await under().store.delete(key);
    expect(await under().store.head(key)).toBeUndefined();
  });

  test("lists a prefix in the order of keys, page by page; a key may continue another", async () => {
    const root = prefix();
    const keys = ["a", "a/b", "a/c.txt", "b", "B"].map((name) => `${root}/${name}`);
    for (const key of keys) await under().store.put(key, Buffer.from(key));
    const sorted = keys.toSorted((one, other) => (one < other ? -1 : 1));
    const listed: string[] = [];
    let after: string | undefined;
    do {
      const page = await under().store.list(
        `${root}/`,
        after === undefined ? { limit: 2 } : { limit: 2, after },
      );
      expect(page.objects.length).toBeLessThanOrEqual(2);
      listed.push(...page.objects.map(({ key }) => key));
      after = page.next;
    } while (after !== undefined);
    expect(listed).toEqual(sorted);
    expect((await under().store.list(`${root}/a/`)).objects.map(({ key }) => key)).toEqual([
      `${root}/a/b`,
      `${root}/a/c.txt`,
    ]);
    expect((await under().store.list(`${root}/none/`)).objects).toEqual([]);
  });

  test("renames over an object, and says where there was nothing to rename", async () => {
    const [from, to] = [`${prefix()}/from`, `${prefix()}/deep/er/to`];
    await under().store.put(from, Buffer.from("moved"), { contentType: "text/plain" });
    await under().store.put(to, Buffer.from("replaced"));
    expect(await under().store.rename(from, to)).toBe(true);
    expect((await read(to))?.toString()).toBe("moved");
    expect(await under().store.head(to)).toMatchObject({ contentType: "text/plain" });
    expect(await under().store.head(from)).toBeUndefined();
    expect(await under().store.rename(from, to)).toBe(false);
  });

  test.each(wrongKeys)("refuses the key %j everywhere", async (key) => {
    const { store } = under();
    const calls = [
      () => store.put(key, Buffer.from("x")),
      () => store.get(key),
      () => store.head(key),
      () => store.delete(key),
      () => store.rename(key, "contract/ok"),
      () => store.rename("contract/ok", key),
      () => store.list(`${key}/`),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(InvalidObjectKeyError);
  });
}

/** Objects that come in parts; the parts of S3 but the last are 5 MiB at least. */
export function partContract(under: () => StoreUnderTest, { knowsChecksums = true } = {}): void {
  const makeKey = () => `parts/${randomBytes(6).toString("hex")}/file`;
  const size = 5 * 1024 ** 2;
  const content = randomBytes(size + 1000);
  const computeSha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  const getPart = (number: number, offset: number, length: number): PlacedPart => ({
    number,
    size: length,
    offset,
    sha256: computeSha256(content.subarray(offset, offset + length)),
  });
  const parts = [getPart(1, 0, size), getPart(2, size, 1000)];
  const bytesOf = ({ offset, size: length }: PlacedPart) => content.subarray(offset, offset + length);
  /** The one part of an object of these bytes. */
  const only = (bytes: Buffer) => ({
    number: 1,
    size: bytes.length,
    offset: 0,
    sha256: computeSha256(bytes),
  });
  const streamOf = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

  test("is nothing before it is finished, whatever has arrived, and then the whole of it", async () => {
    const { store, follow } = under();
    const key = makeKey();
    const upload = await store.beginParts(key);
    expect(await store.parts(key, upload)).toEqual([]);
    for (const part of parts.toReversed()) {
      const { url, headers } = await store.signedPartLink(key, upload, part, { expiresInSeconds: 60 });
      const put = await follow(url, { method: "PUT", body: bytesOf(part), headers: { ...headers } });
      expect([put.status, typeof put.headers.etag]).toEqual([200, "string"]);
      expect(await store.head(key)).toBeUndefined();
    }
    const arrived = parts.map(({ number, size: bytes, sha256 }) => ({
      number,
      size: bytes,
      sha256: knowsChecksums ? sha256 : null,
    }));
    expect(await store.parts(key, upload)).toEqual(arrived);
    await store.finishParts(key, upload);
    const found = await store.get(key);
    expect(found && (await buffer(found.body)).equals(content)).toBe(true);
    expect(await store.parts(key, upload)).toBeUndefined();
  });

  test("a part that comes again takes the place of the former one", async () => {
    const { store } = under();
    const key = makeKey();
    const upload = await store.beginParts(key);
    for (const bytes of [Buffer.alloc(1000, 1), Buffer.alloc(1000, 2)])
      await store.putPart(key, upload, only(bytes), streamOf(bytes));
    await store.finishParts(key, upload);
    expect((await store.head(key))?.size).toBe(1000);
    const found = await store.get(key);
    expect(found && (await buffer(found.body)).equals(Buffer.alloc(1000, 2))).toBe(true);
  });

  test("what is given up is gone, twice too, and what was finished stays", async () => {
    const { store } = under();
    const [key, other] = [makeKey(), makeKey()];
    const upload = await store.beginParts(key);
    const bytes = Buffer.alloc(1000);
    await store.putPart(key, upload, only(bytes), streamOf(bytes));
    await store.giveUpParts(key);
    await store.giveUpParts(key);
    expect(await store.parts(key, upload)).toBeUndefined();
    expect(await store.head(key)).toBeUndefined();
    await store.put(other, Buffer.from("kept"));
    await store.giveUpParts(other);
    expect((await store.head(other))?.size).toBe(4);
  });

  test("a link to a part is to this part alone", async () => {
    const { store, follow } = under();
    const key = makeKey();
    const upload = await store.beginParts(key);
    const [first] = parts;
    if (first === undefined) throw new Error("no part");
    const { url, headers } = await store.signedPartLink(key, upload, first, { expiresInSeconds: 60 });
    const body = bytesOf(first);
    const changed = [
      url.replace(/part(Number)?=1/, "part$1=2"),
      url.replace(/(signature=)(.)/i, (_, name, first) => `${name}${first === "0" ? "1" : "0"}`),
    ];
    for (const other of changed) {
      expect(other).not.toBe(url);
      expect((await follow(other, { method: "PUT", body, headers: { ...headers } })).status).toBe(403);
    }
    expect(await store.parts(key, upload)).toEqual([]);
    await store.giveUpParts(key);
  });

  test.runIf(knowsChecksums)("a link to a part takes its own bytes and no others", async () => {
    const { store, follow } = under();
    const key = makeKey();
    const upload = await store.beginParts(key);
    const [mine, others] = [Buffer.alloc(1000, 1), Buffer.alloc(1000, 2)];
    const { url, headers } = await store.signedPartLink(key, upload, only(mine), { expiresInSeconds: 60 });
    const put = async (body: Buffer, sent: Record<string, string>) =>
      (await follow(url, { method: "PUT", body, headers: sent })).status;
    expect(await put(others, { ...headers })).toBeGreaterThanOrEqual(400);
    // The headers that the link fixes can be neither changed nor left out.
    for (const name of Object.keys(headers)) {
      expect(await put(mine, {})).toBe(403);
      const other = Buffer.from(computeSha256(others), "hex").toString("base64");
      expect(await put(others, { [name]: other })).toBe(403);
    }
    const changed = url.replace(/sha256=[0-9a-f]{64}/, `sha256=${computeSha256(others)}`);
    if (changed !== url) expect((await follow(changed, { method: "PUT", body: others })).status).toBe(403);
    expect(await store.parts(key, upload)).toEqual([]);
    expect(await put(mine, { ...headers })).toBe(200);
    expect(await store.parts(key, upload)).toEqual([{ number: 1, size: 1000, sha256: computeSha256(mine) }]);
    await store.giveUpParts(key);
  });
}

const wrongKeys = [
  "",
  "/absolute",
  "../outside",
  "a/../../outside",
  "a/..",
  "./a",
  "a//b",
  "a/",
  "a\0b",
  "a\\b",
  "..\\outside",
  "%2e%2e/outside",
  "a%00",
  ".hidden",
  "a/.hidden",
  "a@",
  "ä",
  "a b",
  "a\nb",
  "CON.",
  "x".repeat(513),
];

function* pieces(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

async function* breaking(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(100_000, 1);
  throw new Error("broken");
}
