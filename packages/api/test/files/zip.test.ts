import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { buildZip, type ZipEntry } from "../../src/modules/files/zip.ts";
import { unzipped } from "./unzipped.ts";

const modifiedAt = new Date("2026-03-04T05:06:08Z");
const entry = (name: string, open: ZipEntry["open"], isPacked = false): ZipEntry => ({
  name,
  modifiedAt,
  isPacked,
  open,
});
const of = (bytes: Buffer) => async () => Readable.from([bytes]);

test("a zip contains its files in order, compressed where that saves space (6.016)", async () => {
  const film = randomBytes(300_000);
  const files = await unzipped(
    await buffer(
      buildZip([
        entry("groups.json", of(Buffer.from('[{"label":"Dose"}]'))),
        entry("images/ä 1.png", of(film), true),
        entry("empty.txt", of(Buffer.alloc(0))),
      ]),
    ),
  );
  expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ["groups.json", 18],
    ["images/ä 1.png", 300_000],
    ["empty.txt", 0],
  ]);
  expect(files[1]?.bytes.equals(film)).toBe(true);
  expect(files[0]?.modifiedAt.getTime()).toBe(modifiedAt.getTime());
});

test("files missing from the store are named in the zip, and the others are included (6.016)", async () => {
  const files = await unzipped(
    await buffer(
      buildZip([
        entry("a.json", of(Buffer.from("1"))),
        entry("images/lost.png", async () => undefined),
        entry("b.json", of(Buffer.from("2"))),
      ]),
    ),
  );
  expect(files.map(({ name }) => name)).toEqual(["a.json", "b.json", "MISSING.txt"]);
  expect(files.at(-1)?.bytes.toString()).toContain("images/lost.png");
});

test("a zip of many files has all of them, in order", async () => {
  const names = Array.from({ length: 350 }, (_, number) => `images/${number}.png`);
  const files = await unzipped(
    await buffer(buildZip(names.map((name) => entry(name, of(Buffer.from(name)))))),
  );
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(files.every(({ name, bytes }) => bytes.toString() === name)).toBe(true);
});

test("one file is open at a time, and none before the reader requests data", async () => {
  let opened = 0;
  let most = 0;
  let now = 0;
  const entries = Array.from({ length: 200 }, (_, number) =>
    entry(`images/${number}.png`, async () => {
      opened += 1;
      now += 1;
      most = Math.max(most, now);
      const file = Readable.from([randomBytes(20_000)]);
      file.once("end", () => (now -= 1));
      return file;
    }),
  );
  const zip = buildZip(entries);
  const reader = zip[Symbol.asyncIterator]();
  await reader.next();
  await new Promise((done) => setImmediate(done));
  expect(opened).toBeLessThan(20);
  for (;;) if ((await reader.next()).done === true) break;
  expect([opened, most]).toEqual([200, 1]);
});

test("when the reader stops, the open file is closed and no other one is opened", async () => {
  let opened = 0;
  let last: Readable | undefined;
  const zip = buildZip(
    Array.from({ length: 50 }, (_, number) =>
      entry(`${number}.bin`, async () => {
        opened += 1;
        last = Readable.from(Array.from({ length: 100 }, () => randomBytes(65_536)));
        return last;
      }),
    ),
  );
  await zip[Symbol.asyncIterator]().next();
  zip.destroy();
  await expect.poll(() => last?.destroyed).toBe(true);
  const before = opened;
  await new Promise((done) => setTimeout(done, 50));
  expect(opened).toBe(before);
});

test("if the store fails midway, the zip breaks off and cannot be mistaken for a complete one", async () => {
  const broken = async () =>
    Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw new Error("the store is away");
      })(),
    );
  const zip = buildZip([entry("a.bin", of(randomBytes(1000))), entry("b.bin", broken)]);
  await expect(buffer(zip)).rejects.toThrow("away");
  const refusing = buildZip([entry("a.bin", () => Promise.reject(new Error("no store")))]);
  await expect(buffer(refusing)).rejects.toThrow("no store");
});
