import { aCaseFile, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { purgeRunner } from "../../src/modules/storage/purge-runner.ts";
import type { Clock } from "../../src/ports/clock.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";
import { anUpload, type Calls, libraryOf } from "./storage-helpers.ts";

let now = Date.parse("2026-11-23T09:00:00Z");
const clock = (() => now) as Clock;
let library: Calls;
let folders = 0;

const portal = setUpCastApp([], { clock });
beforeAll(async () => {
  library = libraryOf(portal);
});

type Session = { readonly who?: typeof cast.daniel; readonly sid?: string };

/** A request in a session of its own, as a browser makes it. */
async function inSession(
  method: "GET" | "DELETE",
  url: string,
  { who = cast.daniel, sid = "one" }: Session = {},
) {
  const exp = Math.floor(now / 1000) + 300;
  const times = { iat: exp - 300, exp };
  const authorization = `Bearer ${await portal.identity.token({ ...toClaims(who), ...times, sid })}`;
  return portal.app.inject({ method, url, headers: { authorization } });
}

async function linkTo(key: string, disposition: "inline" | "attachment" = "inline", session: Session = {}) {
  const url = `/api/s3/getPreSignedUrl/${encodeURIComponent(key)}?disposition=${disposition}`;
  const answer = await inSession("GET", url, session);
  return answer.json<{ url: string }>().url.replace(/^.*?\/api\//, "/api/");
}

const read = async (link: string, headers: Readonly<Record<string, string>> = {}) =>
  (await portal.app.inject({ url: link, headers })).statusCode;

/** Uploads a file to the library, in a folder of its own, and returns its key and id. */
async function aFile(path = "file.txt", content = "twelve bytes"): Promise<{ key: string; id: number }> {
  folders += 1;
  const key = `links ${folders}/${path}`;
  return { key, id: (await library.upload(key, content)).json<{ Id: number }>().Id };
}

async function getRows(id: number) {
  const { rows } = await sql<{ action: string; actor_id: string; after: unknown }>`
    select action, actor_id, after from audit_log where subject = ${String(id)} and action <> 'library.uploaded'
    order by id`.execute(portal.database.db);
  return rows;
}

test("a link stops working while its file or a folder above it is in the trash, and works again once restored (8.010, X92)", async () => {
  const { key } = await aFile("above/inside/file.txt");
  const other = await aFile();
  const [link, ofOther] = [await linkTo(key), await linkTo(other.key)];
  expect(await read(link)).toBe(200);
  const trashed = await library.remove(key.replace(/inside.*/, ""), 2);
  expect([trashed.statusCode, await read(link), await read(link, { range: "bytes=0-1" })]).toEqual([
    200, 403, 403,
  ]);
  await library.call("POST", "/api/s3/trash/restore", { ids: [trashed.json().id] });
  expect(await read(link)).toBe(200);
  expect(await read(ofOther)).toBe(200);
});

test("a link stops working with the purge at once, before the store is swept (8.011)", async () => {
  const { key } = await aFile();
  const link = await linkTo(key, "attachment");
  const { id } = (await library.remove(key)).json<{ id: number }>();
  const purging = await library.call("POST", "/api/s3/trash/purge", { ids: [id] });
  expect([purging.statusCode, await read(link)]).toEqual([202, 403]);
  await runAsWorker(portal, "storage_purge", purging.json().operationId, purgeRunner);
  // The object is still in the store until the next clean-up.
  expect(await read(link)).toBe(403);
});

test("a link is for one version and stops working when the file is replaced (8.013)", async () => {
  const { key } = await aFile();
  const link = await linkTo(key);
  expect((await library.upload(key, "another", { onTaken: "replace" })).statusCode).toBe(201);
  expect(await read(link)).toBe(403);
  expect(await read(await linkTo(key))).toBe(200);
  const { key: moved } = await aFile();
  const kept = await linkTo(moved);
  await library.rename(moved, `${moved} renamed`);
  expect(await read(kept)).toBe(200);
});

test("links stop working when the session that created them ends, and links of other sessions do not (1.006, 8.010)", async () => {
  const { key } = await aFile();
  const ownCase = `${cast.maya.userId}/links/aneurysm.vistcase`;
  await portal.objectStore.put(ownCase, aCaseFile());
  const ended = [
    await linkTo(key, "inline", { sid: "ends" }),
    await linkTo(key, "attachment", { sid: "ends" }),
    await linkTo(ownCase, "attachment", { who: cast.maya, sid: "ends too" }),
  ];
  const others = [
    await linkTo(key, "inline", { sid: "another device" }),
    await linkTo(key, "inline", { who: cast.ruth, sid: "of Ruth" }),
  ];
  for (const link of [...ended, ...others]) expect(await read(link)).toBe(200);
  now += 5_000;
  expect((await inSession("DELETE", "/api/session", { sid: "ends" })).statusCode).toBe(204);
  expect((await inSession("DELETE", "/api/session", { sid: "ends" })).statusCode).toBe(204);
  expect((await inSession("DELETE", "/api/session", { who: cast.maya, sid: "ends too" })).statusCode).toBe(
    204,
  );
  for (const link of ended) expect([link, await read(link)]).toEqual([link, 403]);
  for (const link of others) expect([link, await read(link)]).toEqual([link, 200]);
});

test("without session ids from the identity service, signing out ends the person's earlier links (1.006)", async () => {
  const { key } = await aFile();
  const before = await linkTo(key, "inline", { sid: "" });
  now += 2_000;
  await inSession("DELETE", "/api/session", { sid: "" });
  now += 2_000;
  const after = await linkTo(key, "inline", { sid: "" });
  expect([await read(before), await read(after)]).toEqual([403, 200]);
});

test("a link contains its session and file, and altering it is refused (8.010)", async () => {
  const { key } = await aFile();
  const link = await linkTo(key);
  const query = new URL(link, "http://portal.example").searchParams;
  expect([...query.keys()].toSorted()).toEqual([
    "expires",
    "item",
    "reader",
    "response-content-disposition",
    "response-content-type",
    "session",
    "signature",
    "since",
  ]);
  // The link does not reveal the identity service's session id.
  expect(query.get("session")).not.toContain("one");
  for (const name of query.keys()) {
    const without = new URLSearchParams(query);
    without.delete(name);
    const other = new URLSearchParams(query);
    other.set(name, `${query.get(name)}1`);
    const path = link.replace(/\?.*/, "");
    expect([
      name,
      await read(`${path}?${without.toString()}`),
      await read(`${path}?${other.toString()}`),
    ]).toEqual([name, 403, 403]);
  }
  expect(await read(`${link}&item=1`)).toBe(403);
});

test("reading a file is audited once for any way of opening it and any number of parts (8.002, X114)", async () => {
  const { key, id } = await aFile();
  const [shown, again, kept] = [await linkTo(key), await linkTo(key), await linkTo(key, "attachment")];
  // A download link is audited when it is created, since it can be passed on.
  expect(await getRows(id)).toEqual([
    { action: "library.link_given", actor_id: cast.daniel.userId, after: { name: key } },
  ]);
  for (const link of [shown, again, kept]) await read(link, { range: "bytes=0-3" });
  expect(await getRows(id)).toHaveLength(1);

  const other = await aFile();
  const links = [
    await linkTo(other.key),
    await linkTo(other.key),
    await linkTo(other.key, "inline", { who: cast.ruth }),
  ];
  expect(await getRows(other.id)).toEqual([]);
  // The file is read in twenty parallel parts.
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => read(links[at % 2] ?? "", { range: `bytes=${at % 10}-11` })),
  );
  await read(links[0] ?? "");
  await read(links[2] ?? "");
  const byWhom = (await getRows(other.id)).map(({ action, actor_id }) => [action, actor_id]);
  expect(byWhom).toEqual([
    ["library.file_read", cast.daniel.userId],
    ["library.file_read", cast.ruth.userId],
  ]);
  now += 31 * 60_000;
  await read(await linkTo(other.key));
  expect(await getRows(other.id)).toHaveLength(3);
});

test("all files that are read are audited, whichever way their links were created (8.002)", async () => {
  const files = await Promise.all(Array.from({ length: 12 }, (_, at) => aFile(`${at}.txt`)));
  for (const { key } of files) expect(await read(await linkTo(key, "inline"))).toBe(200);
  const rows = await Promise.all(files.map(({ id }) => getRows(id)));
  expect(rows.map((each) => each.length)).toEqual(files.map(() => 1));
});

test("the browser does not cache library files (8.010)", async () => {
  const { key } = await aFile();
  const link = await linkTo(key);
  const first = await portal.app.inject(link);
  expect(first.headers["cache-control"]).toBe("private, no-store");
});

test("a file uploaded in parts has the same kind of links (8.013)", async () => {
  const upload = await anUpload(library, "links parts/film.bin", Buffer.alloc(9));
  const done = await library.call("POST", `/api/s3/uploads/${upload.id}/finish`, {});
  expect(done.statusCode).toBe(201);
  const link = await linkTo("links parts/film.bin");
  expect(await read(link)).toBe(200);
  await library.remove("links parts/film.bin");
  expect(await read(link)).toBe(403);
});
