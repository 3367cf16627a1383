import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { InvalidObjectKeyError } from "../../src/storage/object-key.ts";

export type StoreUnderTest = {
  readonly store: ObjectStore;
  /** Follows a signed link as a client would. */
  readonly follow: (
    url: string,
    init?: { method?: string; body?: Buffer; headers?: Record<string, string> },
  ) => Promise<Answer>;
};

export type Answer = { readonly status: number; readonly body: Buffer };

/** What every driver must do. The keys of each test begin with a prefix of its own. */
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
      () => store.signedGetUrl(key, { expiresInSeconds: 60 }),
      () => store.signedPutUrl(key, { expiresInSeconds: 60 }),
      () => store.list(`${key}/`),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(InvalidObjectKeyError);
  });

  test("a signed link reads or writes its one object", async () => {
    const key = `${prefix()}/signed.txt`;
    const { store, follow } = under();
    const written = await follow(await store.signedPutUrl(key, { expiresInSeconds: 60 }), {
      method: "PUT",
      body: Buffer.from("by link"),
      headers: { "content-type": "text/plain" },
    });
    expect(written.status).toBeLessThan(300);
    const answer = await follow(await store.signedGetUrl(key, { expiresInSeconds: 60 }));
    expect([answer.status, answer.body.toString()]).toEqual([200, "by link"]);
  });

  test("a signed link does not serve another method or another key, nor without its signature", async () => {
    const root = prefix();
    const { store, follow } = under();
    for (const name of ["mine", "other"]) await store.put(`${root}/${name}`, Buffer.from(name));
    const get = await store.signedGetUrl(`${root}/mine`, { expiresInSeconds: 60 });
    const put = await store.signedPutUrl(`${root}/mine`, { expiresInSeconds: 60 });
    const tries = [
      follow(get, { method: "PUT", body: Buffer.from("changed") }),
      follow(put),
      follow(get.replace("/mine", "/other")),
      follow(put.replace("/mine", "/other"), { method: "PUT", body: Buffer.from("changed") }),
      follow(get.replace(/\?.*/, "")),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(403);
    expect((await read(`${root}/mine`))?.toString()).toBe("mine");
    expect((await read(`${root}/other`))?.toString()).toBe("other");
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
