import { fileTexts } from "@cathedra/domain/messages";
import { aPng, cast, getAPng } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { adoptFile, releaseFile, sweepFiles } from "../../src/modules/files/public.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { upload, uploaded } from "./upload-helpers.ts";

const portal = setUpCastApp();

const toError = async (...given: Parameters<typeof upload>) => {
  const response = await upload(...given);
  return {
    status: response.statusCode,
    ...response.json<{ error: { code: string; message: string } }>().error,
  };
};
const storedKeys = async () =>
  (await portal.objectStore.list("logos/")).objects.map(({ key }) => key).toSorted();

test("an uploaded PNG is stored without metadata, and has no owner yet (5.030)", async () => {
  const place = Buffer.from("46.9480 N 7.4474 E");
  const id = await uploaded(portal, cast.ruth, aPng({ extra: [["teXt", place]] }));
  const row = await unbranded(portal.database.db)
    .selectFrom("stored_file")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ owner: null, uploaded_by: cast.ruth.userId, content_type: "image/png" });
  const shown = await portal.app.inject(`/api/logos/${id}.png`);
  expect(shown.rawPayload.equals(aPng())).toBe(true);
  expect(shown.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const again = await portal.app.inject({
    url: `/api/logos/${id}.png`,
    headers: { "if-none-match": String(shown.headers.etag) },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test("500,000 bytes are accepted, and one more is refused with the specified message (5.030, 5.031)", async () => {
  expect((await upload(portal, cast.ruth, getAPng(500_000))).statusCode).toBe(201);
  for (const bytes of [500_001, 5_000_000]) {
    expect(await toError(portal, cast.ruth, getAPng(bytes))).toMatchObject({
      status: 413,
      code: "PAYLOAD_TOO_LARGE",
      message: "File size cannot be larger than 0.5 MB.",
    });
  }
});

const png = aPng();
const header = png.subarray(0, 33);
/** An image whose header claims other dimensions than its few pixels have. */
const bomb = aPng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(1000) });

test.each<[string, Buffer, keyof typeof fileTexts.refused]>([
  ["a JPEG that is called .png", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), "not_png"],
  ["an SVG with a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "not_png"],
  ["a PNG of 30,000 by 30,000", bomb, "too_many_pixels"],
  ["a truncated PNG", png.subarray(0, png.length - 20), "damaged"],
  ["the first bytes of a PNG", png.subarray(0, 8), "damaged"],
  ["a header and nothing else", header, "damaged"],
  ["a PNG followed by HTML", Buffer.concat([png, Buffer.from("<html>")]), "damaged"],
  ["a PNG with one changed byte", changedAt(png, 45), "damaged"],
  ["pixels that unpack to more than the header says", aPng({ pixels: Buffer.alloc(50_000_000) }), "damaged"],
  ["rows with an invalid filter type", aPng({ pixels: Buffer.alloc(64 * (1 + 64 * 3), 9) }), "damaged"],
  ["pixels that unpack to less", aPng({ pixels: Buffer.alloc(10) }), "damaged"],
  ["nothing", Buffer.alloc(0), "empty"],
])("%s is refused by its content, and nothing of it is stored (5.030)", async (_what, file, reason) => {
  const before = await storedKeys();
  expect(await toError(portal, cast.ruth, file)).toMatchObject({
    status: 422,
    code: "FILE_REFUSED",
    reason,
    message: fileTexts.refused[reason],
  });
  expect(await storedKeys()).toEqual(before);
});

test("a request that is not a form, has no file or names an unknown purpose is refused", async () => {
  expect(await toError(portal, cast.ruth, png, { purpose: "anything" })).toMatchObject({ status: 404 });
  const authorization = `Bearer ${await portal.identity.token({ sub: cast.ruth.keycloakId, realm_access: { roles: ["sys_admin"] } })}`;
  const bare = { method: "POST", url: "/api/files?purpose=learning_space_logo" } as const;
  const asJson = await portal.app.inject({ ...bare, headers: { authorization }, payload: { file: "a" } });
  expect(asJson.statusCode).toBe(415);
  const boundary = "b";
  const empty = await portal.app.inject({
    ...bare,
    headers: { authorization, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}--\r\n`,
  });
  expect(empty.statusCode).toBe(400);
});

test("assigning or releasing one file leaves all others unchanged", async () => {
  const { db } = portal.database;
  const [one, other] = [await uploaded(portal, cast.ruth, png), await uploaded(portal, cast.ruth, png)];
  const owners = async () =>
    (
      await unbranded(db)
        .selectFrom("stored_file")
        .select(["owner", "unowned_since"])
        .where("id", "in", [one, other])
        .orderBy("owner")
        .execute()
    ).map(({ owner, unowned_since }) => [owner, unowned_since === null]);
  const adopt = (id: string, change: object = {}) =>
    db.transaction().execute((tx) =>
      adoptFile(tx, id, {
        purpose: "learning_space_logo",
        owner: `learning_space:${id === one ? 1 : 2}`,
        uploadedBy: cast.ruth.userId,
        ...change,
      }),
    );
  // A link is not valid for another person, for another purpose, or twice.
  expect(await adopt(one, { uploadedBy: cast.george.userId })).toBe(false);
  expect(await adopt(one, { purpose: "feedback_screenshot" })).toBe(false);
  expect(await adopt(one)).toBe(true);
  expect(await adopt(one)).toBe(false);
  expect(await owners()).toEqual([
    ["learning_space:1", true],
    [null, false],
  ]);
  expect(await adopt(other)).toBe(true);
  await db.transaction().execute((tx) => releaseFile(tx, one));
  expect(await owners()).toEqual([
    ["learning_space:2", true],
    [null, false],
  ]);
  await db.transaction().execute((tx) => releaseFile(tx, other));
});

test("a person with too many unused uploads is refused until the sweep has run", async () => {
  const { db } = portal.database;
  await sql`
    insert into stored_file (purpose, object_key, content_type, size, uploaded_by)
    select 'learning_space_logo', 'logos/' || number, 'image/png', 1, ${cast.ruth.userId}::uuid
    from generate_series(1, 60) number`.execute(db);
  expect(await toError(portal, cast.ruth, png)).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  await sql`update stored_file set unowned_since = now() - interval '2 days' where owner is null`.execute(db);
  expect(await sweepFiles({ db, objectStore: portal.objectStore })).toBeGreaterThan(60);
  expect(await storedKeys()).toEqual([]);
  expect((await upload(portal, cast.ruth, png)).statusCode).toBe(201);
});

function changedAt(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}
