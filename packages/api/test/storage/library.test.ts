import type { StorageItem } from "@cathedra/domain/storage";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { miscounted } from "./storage-count-invariant.ts";
import { type Calls, libraryOf } from "./storage-helpers.ts";

let library: Calls;

const portal = setUpCastApp();
beforeAll(async () => {
  library = libraryOf(portal);
});

/** A folder of its own for each test. */
let folders = 0;
async function aFolder(): Promise<string> {
  folders += 1;
  const key = `test ${folders}/`;
  expect((await library.make(key)).statusCode).toBe(201);
  return key;
}
const getCode = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
const png = Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de", "hex");

test("a folder lists its contents, newest first, in the format of the documented call (8.006, 8.009, 8.015, X91)", async () => {
  const at = await aFolder();
  await library.make(`${at}manuals`);
  await library.upload(`${at}Case 10.txt`, "ten");
  await library.upload(`${at}case 2.txt`, "two");
  const answer = await library.list(at);
  const items = answer.json<StorageItem[]>();
  expect(items.map(({ Key }) => Key)).toEqual([`${at}manuals/`, `${at}case 2.txt`, `${at}Case 10.txt`]);
  expect(items[1]).toEqual({
    Key: `${at}case 2.txt`,
    IsDirectory: false,
    Size: 3,
    LastModified: expect.stringMatching(/^\d{4}-.*Z$/),
    Id: expect.any(Number),
    ContentType: "text/plain; charset=utf-8",
    Items: 0,
  });
  expect(answer.headers["x-total-count"]).toBe("3");
  expect(await library.keys(at, { sort: "nameAscending" })).toEqual([
    `${at}manuals/`,
    `${at}case 2.txt`,
    `${at}Case 10.txt`,
  ]);
  expect(await library.keys(at, { sort: "nameDescending" })).toEqual([
    `${at}manuals/`,
    `${at}Case 10.txt`,
    `${at}case 2.txt`,
  ]);
  expect(await library.keys(at.slice(0, -1))).toHaveLength(3);
  expect(getCode(await library.list(`${at}none/`))).toBe("STORAGE_GONE");
  expect(getCode(await library.list(at, { sort: "size" }))).toBe("BAD_REQUEST");
  expect(getCode(await library.list(at, { after: "x" }))).toBe("BAD_REQUEST");
});

test("paging through a folder returns each item once in every order, despite changes in between (8.009)", async () => {
  const at = await aFolder();
  for (let number = 1; number <= 7; number += 1)
    await (number % 3 === 0 ? library.make(`${at}f${number}`) : library.upload(`${at}f${number}`, "x"));
  for (const sort of ["date", "nameAscending", "nameDescending"]) {
    const whole = await library.keys(at, { sort });
    const paged: string[] = [];
    let after = "";
    do {
      const answer = await library.list(at, { sort, limit: 2, ...(after === "" ? {} : { after }) });
      paged.push(...answer.json<StorageItem[]>().map(({ Key }) => Key));
      after = String(answer.headers["x-next-after"] ?? "");
      expect(answer.headers.link === undefined).toBe(after === "");
    } while (after !== "");
    expect(paged).toEqual(whole);
  }
});

test("a search by part of a name covers only the folder and its subfolders (8.005)", async () => {
  const at = await aFolder();
  const other = await aFolder();
  await library.upload(`${at}deep/er/Grüntzig Report.pdf`, "x");
  await library.upload(`${at}deep/other.txt`, "x");
  await library.upload(`${other}grüntzig report.pdf`, "x");
  await library.upload(`${at}gone/report.pdf`, "x");
  await library.remove(`${at}gone/`, 1);
  expect(await library.keys(at, { search: "ZIG REP" })).toEqual([`${at}deep/er/Grüntzig Report.pdf`]);
  expect(await library.keys("", { search: "grüntzig" })).toHaveLength(2);
  expect(await library.keys(at, { search: "%" })).toEqual([]);
  expect(await library.keys(at, { search: "er" })).toEqual([]);
  expect(await library.keys(`${at}deep`, { search: "er" })).toEqual([`${at}deep/er/`, `${at}deep/other.txt`]);
});

test("a file is stored under its path, with its folders created, and read by a link of 30 minutes (8.010, 8.013, 8.015)", async () => {
  const at = await aFolder();
  const uploaded = await library.upload(`${at}2026/manual.png`, png);
  expect(uploaded.statusCode).toBe(201);
  expect(uploaded.json()).toMatchObject({
    Key: `${at}2026/manual.png`,
    Size: png.length,
    ContentType: "image/png",
  });
  const { url } = (await library.link(`${at}2026/manual.png`)).json();
  const { searchParams, pathname, search } = new URL(url);
  const lives = Number(searchParams.get("expires")) - Date.now() / 1000;
  expect(lives).toBeGreaterThan(1790);
  expect(lives).toBeLessThanOrEqual(1800);
  expect(pathname).toMatch(/^\/api\/objects\/library\/[0-9a-f-]{36}\/file$/);
  const read = await portal.app.inject(`${pathname}${search}`);
  expect(read.rawPayload.equals(png)).toBe(true);
  expect(read.headers["content-disposition"]).toContain("attachment");
  const shown = (await library.link(`${at}2026/manual.png`, { disposition: "inline" })).json().url;
  const part = await portal.app.inject({
    url: shown.replace(/^.*\/api/, "/api"),
    headers: { range: "bytes=0-3" },
  });
  expect([part.statusCode, part.headers["content-disposition"]]).toEqual([
    206,
    'inline; filename="manual.png"',
  ]);
  const named = await library.upload(at, "x", {}, "from the form.txt");
  expect(named.json().Key).toBe(`${at}from the form.txt`);
});

test("a stored file cannot run as a page of the portal, and its declared type is not trusted (8.010)", async () => {
  const at = await aFolder();
  for (const [name, content] of [
    ["page.html", "<script>alert(1)</script>"],
    ["drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["picture.png", "<html><script>alert(1)</script>"],
    ["manual.pdf", "no pdf"],
  ] as const) {
    const uploaded = await library.upload(`${at}${name}`, content);
    expect(uploaded.json().ContentType).toBe("application/octet-stream");
    const { url } = (await library.link(`${at}${name}`, { disposition: "inline" })).json();
    const { headers } = await portal.app.inject(url.replace(/^.*\/api/, "/api"));
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="${name}"`,
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("a taken name is refused, replaced into the trash, or numbered, as requested (8.013)", async () => {
  const at = await aFolder();
  await library.upload(`${at}scan.txt`, "first");
  const taken = await library.upload(`${at}scan.txt`, "second");
  expect(taken.json().error).toMatchObject({
    code: "STORAGE_NAME_TAKEN",
    key: `${at}scan.txt`,
    isDirectory: false,
  });
  expect(getCode(await library.upload(`${at}SCAN.txt`, "second"))).toBe("STORAGE_NAME_TAKEN");
  const both = await library.upload(`${at}scan.txt`, "second", { onTaken: "keepBoth" });
  expect(both.json().Key).toBe(`${at}scan (2).txt`);
  const replaced = await library.upload(`${at}scan.txt`, "third!", { onTaken: "replace" });
  expect(replaced.json()).toMatchObject({ Key: `${at}scan.txt`, Size: 6 });
  expect(await library.keys(at)).toHaveLength(2);
  await library.make(`${at}folder`);
  expect(getCode(await library.upload(`${at}folder`, "x", { onTaken: "replace" }))).toBe(
    "STORAGE_NAME_TAKEN",
  );
  expect(getCode(await library.upload(`${at}scan.txt/inside.txt`, "x"))).toBe("STORAGE_NAME_TAKEN");
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test.each([
  ["a/../b", "dots"],
  ["a//b", "empty"],
  ["a/b\0c", "sign"],
  ["a\\b", "sign"],
  ["a\nb", "sign"],
  ["x".repeat(256), "name_too_long"],
  [Array.from({ length: 5 }, () => "y".repeat(250)).join("/"), "path_too_long"],
  ["notes.", "ends_with_dot"],
  ["", "empty"],
])("the name %j is refused (8.007, 8.013, 8.014)", async (key, reason) => {
  const refusals = [
    await library.make(key),
    await library.rename("test 1/", key === "" ? "/" : key, { count: 3 }),
  ];
  for (const refusal of refusals)
    expect([refusal.statusCode, refusal.json().error]).toEqual([
      422,
      expect.objectContaining({ code: "STORAGE_NAME_REFUSED", reason }),
    ]);
});

test("letters of any language, emoji and %2f are ordinary parts of names (8.009)", async () => {
  const at = await aFolder();
  for (const name of ["左冠動脈 👩🏽‍⚕️.txt", "..%2f..%2fetc%00", "a%2fb", "100%.txt", "#?&+.txt"]) {
    expect((await library.upload(`${at}${name}`, name)).json().Key).toBe(`${at}${name}`);
    const { url } = (await library.link(`${at}${name}`)).json();
    expect((await portal.app.inject(url.replace(/^.*\/api/, "/api"))).body).toBe(name);
    expect((await library.rename(`${at}${name}`, `${at}renamed ${name}`)).statusCode).toBe(200);
  }
  const decomposed = await library.upload(`${at}e\u0301.txt`, "x");
  expect(decomposed.json().Key).toBe(`${at}\u00e9.txt`);
});

test("a folder is moved with its contents once the stated number of items is confirmed (8.012, X92)", async () => {
  const at = await aFolder();
  await library.upload(`${at}old/a/one.txt`, "1");
  await library.upload(`${at}old/two.txt`, "22");
  const unsaid = await library.rename(`${at}old/`, `${at}new/name`);
  expect([unsaid.statusCode, unsaid.json().error]).toEqual([
    409,
    expect.objectContaining({ code: "STORAGE_COUNT_CHANGED", count: 3, size: 3 }),
  ]);
  expect(getCode(await library.rename(`${at}old/`, `${at}new/name`, { count: 2 }))).toBe(
    "STORAGE_COUNT_CHANGED",
  );
  const renamed = await library.rename(`${at}old/`, `${at}new/name`, { count: 3 });
  expect(renamed.json()).toMatchObject({ Key: `${at}new/name/`, Items: 3, Size: 3 });
  expect(await library.keys(`${at}new/name/a`)).toEqual([`${at}new/name/a/one.txt`]);
  expect(getCode(await library.list(`${at}old`))).toBe("STORAGE_GONE");
  expect(getCode(await library.rename(`${at}old`, `${at}again`))).toBe("STORAGE_GONE");
  for (const same of ["", `${at}new/name`, `${at}new/name/`])
    expect((await library.rename(`${at}new/name/`, same)).json().Key).toBe(`${at}new/name/`);
  const cased = await library.rename(`${at}new/name/two.txt`, `${at}new/name/TWO.txt`);
  expect(cased.json().Key).toBe(`${at}new/name/TWO.txt`);
  expect(getCode(await library.rename("", "root"))).toBe("STORAGE_GONE");
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("a folder cannot be moved into itself (8.012)", async () => {
  const at = await aFolder();
  await library.make(`${at}a/b/c`);
  for (const into of [`${at}a/b/c/a`, `${at}a/x`, `${at}a/b`, `${at}a/new/deep`])
    expect([into, getCode(await library.rename(`${at}a/`, into, { count: 2 }))]).toEqual([
      into,
      "STORAGE_INTO_ITSELF",
    ]);
  const moved = await library.call("POST", "/api/s3/move", { keys: [`${at}a/`], to: `${at}a/b`, count: 2 });
  expect(getCode(moved)).toBe("STORAGE_INTO_ITSELF");
  expect((await library.folder(`${at}a`)).json()).toMatchObject({ Items: 2, viewerCanKeep: true });
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("no operation can make a path longer than the limit (8.012)", async () => {
  const at = await aFolder();
  const long = Array.from({ length: 3 }, () => "z".repeat(250)).join("/");
  await library.make(`${at}${long}`);
  const deep = "d".repeat(240);
  await library.make(`${at}${deep}`);
  const refused = await library.call("POST", "/api/s3/move", {
    keys: [`${at}${"z".repeat(250)}/`],
    to: `${at}${deep}`,
    count: 2,
  });
  expect(refused.statusCode).toBe(200);
  const further = await library.rename(`${at}${deep}`, `${at}${"e".repeat(255)}/${"f".repeat(30)}`, {
    count: 3,
  });
  expect(further.json().error).toMatchObject({ code: "STORAGE_NAME_REFUSED", reason: "path_too_long" });
});

test("several items are moved or removed together or not at all, and nested ones move with their folder", async () => {
  const at = await aFolder();
  await library.upload(`${at}a/one.txt`, "1");
  await library.upload(`${at}b.txt`, "2");
  await library.make(`${at}to`);
  await library.upload(`${at}to/b.txt`, "there");
  const move = (keys: readonly string[], facts: object = {}) =>
    library.call("POST", "/api/s3/move", {
      keys: keys.map((key) => `${at}${key}`),
      to: `${at}to/`,
      ...facts,
    });
  expect(getCode(await move(["a/", "b.txt"], { count: 1 }))).toBe("STORAGE_NAME_TAKEN");
  expect(await library.keys(`${at}a`)).toHaveLength(1);
  const moved = await move(["a/one.txt", "a/", "b.txt", "b.txt"], { count: 1, onTaken: "keepBoth" });
  expect(moved.json<StorageItem[]>().map(({ Key }) => Key)).toEqual([`${at}to/a/`, `${at}to/b (2).txt`]);
  const remove = (keys: readonly string[], count?: number) =>
    library.call("POST", "/api/s3/deleteMany", { keys: keys.map((key) => `${at}${key}`), count });
  expect(getCode(await remove(["to/a/", "to/none.txt"], 1))).toBe("STORAGE_GONE");
  const removed = await remove(["to/a/one.txt", "to/a/", "to/b.txt"], 1);
  expect(removed.json()).toHaveLength(2);
  expect(await library.keys(`${at}to`)).toEqual([`${at}to/b (2).txt`]);
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("if two people rename one folder at once one succeeds, and the other is refused", async () => {
  const at = await aFolder();
  const ruth = libraryOf(portal, cast.ruth);
  // Opens a connection for each caller before the race.
  await Promise.all(Array.from({ length: 10 }, (_, number) => library.make(`${at}warm ${number}`)));
  for (let round = 0; round < 5; round += 1) {
    await library.make(`${at}of both`);
    const answers = await Promise.all([
      library.rename(`${at}of both/`, `${at}daniel ${round}`),
      ruth.rename(`${at}of both/`, `${at}ruth ${round}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ]);
    expect(answers.map(getCode).filter((code) => code !== undefined)).toEqual(["STORAGE_GONE"]);
  }
  const named = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      (number % 2 === 0 ? library : ruth).make(`${at}same/inner ${number}`),
    ),
  );
  expect(named.map(({ statusCode }) => statusCode)).toEqual(named.map(() => 201));
  const same = await Promise.all(Array.from({ length: 6 }, () => library.make(`${at}only`)));
  expect(same.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("two folders cannot be moved into each other at the same time", async () => {
  const at = await aFolder();
  const ruth = libraryOf(portal, cast.ruth);
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [`${at}one ${round}`, `${at}other ${round}`];
    await library.make(one);
    await library.make(other);
    const answers = await Promise.all([
      library.rename(one, `${other}/one`),
      ruth.rename(other, `${one}/other`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)[0]).toBe(200);
    expect(answers.some(({ statusCode }) => statusCode !== 200)).toBe(true);
  }
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("every action is audited once, including the creation of a link (8.002)", async () => {
  const at = await aFolder();
  const { Id } = (await library.upload(`${at}a.txt`, "x")).json<StorageItem>();
  await library.rename(`${at}a.txt`, `${at}b.txt`);
  await library.link(`${at}b.txt`);
  await library.link(`${at}b.txt`, { disposition: "inline" });
  await library.remove(`${at}b.txt`);
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject = ${String(Id)} order by id`.execute(portal.database.db);
  expect(rows.map(({ action }) => action)).toEqual([
    "library.uploaded",
    "library.renamed",
    "library.link_given",
    "library.trashed",
  ]);
});
