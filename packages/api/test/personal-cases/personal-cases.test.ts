import { randomUUID } from "node:crypto";
import { aCaseFile, cast } from "@cathedra/test-fixtures";
import { beforeEach, expect, test } from "vitest";
import { signInOnStation, signOutOfStation } from "../../src/modules/devices/station-lifecycle.ts";
import { sweepObjects } from "../../src/modules/files/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { aStation, stationToken } from "../devices/device-tokens.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { computeSha256, getAs, linkUrl, metadata, sendCase } from "./personal-case-helpers.ts";

const portal = setUpCastApp();
beforeEach(async () => {
  await portal.database.db.deleteFrom("personal_case").execute();
});

const listOf = async (who: (typeof cast)["maya"]) =>
  (await getAs(portal, who, "/api/s3/vistcases")).json<readonly Record<string, unknown>[]>();
const storedKeys = async () =>
  (await portal.objectStore.list(`${cast.maya.userId}/`)).objects.map(({ key }) => key);

test("a case is stored completely under the person's id and listed with all its metadata (12.021, 12.030)", async () => {
  const jobId = randomUUID();
  const file = aCaseFile("a case");
  const sent = await sendCase(portal, { jobId, file, sha256: computeSha256(file) });
  expect(sent.statusCode).toBe(201);
  const [listed, ...others] = await listOf(cast.maya);
  expect(others).toEqual([]);
  expect(listed).toEqual(sent.json());
  expect(listed).toMatchObject({ jobId, fileSize: file.length, sha256: computeSha256(file) });
  expect(Object.keys(listed?.metadata as object).toSorted()).toEqual(
    [
      ..."author version type module_id module_version case_id case_name creation_time platform_version discipline_level".split(
        " ",
      ),
      ..."discipline_tags customer_exclusive history description language region guidance thumbnail".split(
        " ",
      ),
    ].toSorted(),
  );
  const path = String(listed?.filePath);
  expect(path).toMatch(new RegExp(`^${cast.maya.userId}/[0-9a-f-]{36}/left-pcom-aneurysm\\.vistcase$`));
  const stored = await portal.objectStore.get(path);
  const bytes = await stored?.body.toArray();
  expect(Buffer.concat(bytes ?? []).equals(file)).toBe(true);
});

test("each person reads only their own cases, and nobody reads any without a token (12.030)", async () => {
  await sendCase(portal);
  expect(await listOf(cast.tomas)).toEqual([]);
  expect(await listOf(cast.ruth)).toEqual([]);
  expect((await portal.app.inject("/api/s3/vistcases")).statusCode).toBe(401);
});

test("sending the same case again returns it, and a different one with the same id replaces it and its file", async () => {
  const jobId = randomUUID();
  const file = aCaseFile("first");
  const first = (await sendCase(portal, { jobId, file })).json();
  const again = await sendCase(portal, { jobId, file, sha256: computeSha256(file) });
  expect([again.statusCode, again.json()]).toEqual([200, first]);
  const unsaid = await sendCase(portal, { jobId, file });
  expect([unsaid.statusCode, unsaid.json()]).toEqual([200, first]);
  const second = await sendCase(portal, { jobId, file: aCaseFile("second") });
  expect(second.statusCode).toBe(200);
  expect(await listOf(cast.maya)).toEqual([second.json()]);
  await portal.database.db
    .updateTable("unowned_object")
    .set({ unowned_since: new Date(0) as never })
    .execute();
  await sweepObjects({ db: portal.database.db, objectStore: portal.objectStore });
  expect(await storedKeys()).not.toContain(first.filePath);
  expect(await storedKeys()).toContain(second.json().filePath);
});

test("simultaneous copies of one case are stored once, with one file", async () => {
  const jobId = randomUUID();
  const file = aCaseFile("at once");
  const before = await storedKeys();
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendCase(portal, { jobId, file })));
  expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(1);
  expect(new Set(answers.map((answer) => answer.json().filePath)).size).toBe(1);
  expect((await storedKeys()).length).toBe(before.length + 1);
});

test("two people can use the same id, and each has their own case", async () => {
  const jobId = randomUUID();
  const maya = (await sendCase(portal, { jobId })).json();
  expect((await sendCase(portal, { jobId, file: aCaseFile("other") }, cast.tomas)).statusCode).toBe(201);
  expect(await listOf(cast.maya)).toEqual([maya]);
});

const whole = aCaseFile("x".repeat(5_000));
const refusals: readonly [string, Parameters<typeof sendCase>[1], string][] = [
  ["no id", { jobId: null }, "job_missing"],
  ["an id that is none", { jobId: "../1" }, "job_missing"],
  ["nothing about it", { metadata: null }, "metadata_missing"],
  ["something else about it", { metadata: "[1" }, "metadata_wrong"],
  ["no name", { metadata: { case_id: "x" } }, "metadata_wrong"],
  ["NUL in its name", { metadata: { ...metadata, case_name: "a\0b" } }, "metadata_wrong"],
  ["a picture from elsewhere", { metadata: { ...metadata, thumbnail: "https://x/y.png" } }, "metadata_wrong"],
  ["too much about it", { metadata: { ...metadata, description: "x".repeat(41_000) } }, "metadata_wrong"],
  ["another digest", { sha256: "0".repeat(64) }, "digest_wrong"],
  ["a digest that is none", { sha256: "abc" }, "digest_wrong"],
  ["no file", { file: null }, "file_missing"],
  ["another ending", { name: "case.zip" }, "file_name"],
  ["an empty file", { file: Buffer.alloc(0) }, "empty"],
  ["a text", { file: Buffer.from("just a text") }, "not_a_case"],
  ["a picture", { file: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") }, "not_a_case"],
  ["a case that is cut", { file: whole.subarray(0, whole.length - 30) }, "incomplete"],
  ["a case with more behind it", { file: Buffer.concat([whole, Buffer.from("more")]) }, "incomplete"],
  ["another part", { extra: "owner" }, "other_parts"],
  ["the file as another part", { part: "file" }, "other_parts"],
];

test.each(refusals)("%s is refused, and nothing of it is stored", async (_what, sent, reason) => {
  const before = await storedKeys();
  const answer = await sendCase(portal, sent);
  expect([answer.statusCode, answer.json().error]).toEqual([
    422,
    expect.objectContaining({ code: "CASE_REFUSED", reason }),
  ]);
  expect(await listOf(cast.maya)).toEqual([]);
  expect(await storedKeys()).toEqual(before);
});

test("a hundred cases are accepted, and one more is refused", async () => {
  await unbranded(portal.database.db)
    .insertInto("personal_case")
    .values(
      Array.from({ length: 100 }, (_, at) => ({
        user_id: cast.maya.userId,
        job_id: randomUUID(),
        object_key: `${cast.maya.userId}/full/${at}.vistcase`,
        size: 1,
        sha256: "0".repeat(64),
        last_modified: new Date(),
        metadata: JSON.stringify(metadata),
      })),
    )
    .execute();
  expect((await sendCase(portal)).json().error).toMatchObject({ reason: "too_many", most: 100 });
  expect((await listOf(cast.maya)).length).toBe(100);
});

test("a station sends cases only for its signed-in person", async () => {
  const { db } = portal.database;
  const station = await aStation(db);
  const sentBy = async () => sendCase(portal, {}, stationToken(station, cast.maya));
  expect((await sentBy()).json().error.code).toBe("NOT_AT_SIMULATOR");
  await signInOnStation(db, station.id, cast.tomas.userId, systemClock());
  expect((await sentBy()).json().error.code).toBe("NOT_AT_SIMULATOR");
  await signOutOfStation(db, station.id, systemClock());
  await signInOnStation(db, station.id, cast.maya.userId, systemClock());
  expect((await sentBy()).statusCode).toBe(201);
  expect((await listOf(cast.maya)).length).toBe(1);
});

test("storing a personal case is written into the audit log", async () => {
  const jobId = randomUUID();
  await sendCase(portal, { jobId });
  const row = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id"])
    .where("subject", "=", jobId)
    .executeTakeFirst();
  expect(row).toEqual({ action: "personal_case.kept", actor_id: cast.maya.userId });
});

test("the link to a person's own case is valid for minutes, supports ranges and cannot be altered (12.031)", async () => {
  const file = aCaseFile("ranges");
  const { filePath } = (await sendCase(portal, { file })).json();
  const answer = await getAs(portal, cast.maya, linkUrl(filePath));
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ["url"]]);
  const url = new URL(answer.json().url);
  const lives = Number(url.searchParams.get("expires")) - Date.now() / 1000;
  expect(lives).toBeGreaterThan(200);
  expect(lives).toBeLessThanOrEqual(300);
  const at = `${url.pathname}${url.search}`;
  const part = await portal.app.inject({ url: at, headers: { range: "bytes=10-19" } });
  expect([part.statusCode, part.rawPayload.equals(file.subarray(10, 20))]).toEqual([206, true]);
  expect((await portal.app.inject(at)).headers["content-disposition"]).toContain(
    "left-pcom-aneurysm.vistcase",
  );
  expect((await portal.app.inject(at.replace("left-pcom", "left-xcom"))).statusCode).toBe(403);
});

test("forbidden, malformed and missing paths are refused with the same answer (12.031, X31)", async () => {
  const { filePath: own } = (await sendCase(portal)).json<{ filePath: string }>();
  const { filePath: other } = (await sendCase(portal, {}, cast.tomas)).json<{ filePath: string }>();
  const id = cast.maya.userId;
  await portal.objectStore.put(`${id}/notes.txt`, Buffer.from("notes"));
  await portal.objectStore.put("results/report.vistcase", Buffer.from("report"));
  const asked = [
    other,
    `${id}/notes.txt`,
    `${id}/nothing.vistcase`,
    "results/report.vistcase",
    `${id}/../${other}`,
    `${id}/..%2f${other}`,
    `${id}//x.vistcase`,
    `${id}\\x.vistcase`,
    `${id}/x.vistcase\0.txt`,
    `${own}\0`,
    own.toUpperCase(),
    `/${own}`,
    `${id}/.vistcase`,
    `${id}.vistcase`,
    id,
    "",
    "%2e%2e/x.vistcase",
    "a".repeat(900),
  ];
  const heard = await Promise.all(
    asked.map(async (path) => {
      const answer = await getAs(portal, cast.maya, linkUrl(path));
      const { code, message } = answer.json().error;
      return [path, answer.statusCode, { code, message }];
    }),
  );
  const refused = { code: "NOT_FOUND", message: "This does not exist or is unavailable." };
  expect(heard).toEqual(asked.map((path) => [path, 404, refused]));
  const twice = await getAs(portal, cast.maya, linkUrl(encodeURIComponent(own)));
  expect(twice.statusCode).toBe(404);
  const plain = await getAs(portal, cast.maya, `/api/s3/getPreSignedUrl/${own}`);
  expect(plain.statusCode).toBe(200);
});

test("support, product, quality assurance and system administrators may read any existing file, with an audit row (12.031, X31)", async () => {
  await portal.objectStore.put("results/report.html", Buffer.from("report"));
  for (const who of [cast.ingrid, cast.daniel, cast.wei, cast.ruth]) {
    expect((await getAs(portal, who, linkUrl("results/report.html"))).statusCode).toBe(200);
    expect((await getAs(portal, who, linkUrl("results/none.html"))).statusCode).toBe(404);
    expect((await getAs(portal, who, linkUrl("results/../report.html"))).statusCode).toBe(404);
  }
  for (const who of [cast.maya, cast.priya, cast.george, cast.sam])
    expect((await getAs(portal, who, linkUrl("results/report.html"))).statusCode).toBe(404);
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select("actor_id")
    .where("action", "=", "storage.link_given")
    .execute();
  expect(rows.length).toBe(4);
});
