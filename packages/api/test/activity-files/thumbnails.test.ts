import { buffer } from "node:stream/consumers";
import { aPng, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeThumbnailsJob } from "../../src/jobs/make-thumbnails-job.ts";
import { makeThumbnails, queueThumbnails } from "../../src/modules/activity-files/public.ts";
import { sweepObjects } from "../../src/modules/files/public.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { aFile, anActivity } from "./activities.ts";

const portal = setUpCastApp();

const deps = (objectStore: ObjectStore = portal.objectStore) => ({ db: portal.database.db, objectStore });
const toRow = (id: string) =>
  unbranded(portal.database.db)
    .selectFrom("activity_file")
    .select(["thumbnail_key", "thumbnail_refusal", "thumbnail_tries", "width", "height"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#334455" } });
const image = (bytes: Uint8Array, name = `${Math.random()}.png`) => ({ kind: "image", name, bytes });

/** An object store that counts the bytes that are read. */
function counting() {
  let reads = 0;
  const store: ObjectStore = {
    ...portal.objectStore,
    get: (...asked) => {
      reads += 1;
      return portal.objectStore.get(...asked);
    },
  };
  return { store, reads: () => reads };
}

test("a picture gets one thumbnail of at most 320 pixels, and the picture's own size is stored (6.005)", async () => {
  const id = await anActivity(portal, cast.maya);
  const wide = await aFile(portal, id, image(await photo(1600, 900).png().toBuffer()));
  // A picture that the camera has marked as rotated.
  const turned = await aFile(
    portal,
    id,
    image(await photo(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(), "turned.jpg"),
  );
  const small = await aFile(portal, id, image(aPng(), "small.png"));
  await makeThumbnails(deps(), id);
  expect(await toRow(wide.id)).toMatchObject({ width: 1600, height: 900, thumbnail_refusal: null });
  expect(await toRow(turned.id)).toMatchObject({ width: 400, height: 800 });
  for (const [{ key }, size] of [
    [wide, { width: 320, height: 180 }],
    [turned, { width: 160, height: 320 }],
    [small, { format: "webp" }],
  ] as const) {
    const thumbnail = await portal.objectStore.get(`${key}.thumbnail.webp`);
    expect(thumbnail?.contentType).toBe("image/webp");
    const bytes = thumbnail && (await buffer(thumbnail.body));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", ...size });
  }
  const { store, reads } = counting();
  await makeThumbnails(deps(store), id);
  expect(reads()).toBe(0);
});

test("a missing, damaged, oversized or non-image file is marked and not tried again (6.005)", async () => {
  const id = await anActivity(portal, cast.maya);
  const files = [
    image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "script.png"),
    image(aPng().subarray(0, 40), "cut.png"),
    image(aPng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(1000) }), "bomb.png"),
    { ...image(aPng(), "gone.png"), isStored: false },
  ];
  const stored = [];
  for (const file of files) stored.push(await aFile(portal, id, file));
  const fine = await aFile(portal, id, image(aPng(), "fine.png"));
  await makeThumbnails(deps(), id);
  for (const file of stored) {
    expect(await toRow(file.id)).toMatchObject({ thumbnail_refusal: "unreadable", thumbnail_key: null });
  }
  expect((await toRow(fine.id)).thumbnail_key).not.toBeNull();
  const { store, reads } = counting();
  await makeThumbnails(deps(store), id);
  expect(reads()).toBe(0);
});

test("an unavailable store does not count as an attempt: the job fails, and the next job succeeds (6.005)", async () => {
  const id = await anActivity(portal, cast.maya);
  const file = await aFile(portal, id, image(aPng()));
  const away: ObjectStore = {
    ...portal.objectStore,
    put: async () => {
      throw new Error("the store is away");
    },
  };
  for (let time = 0; time < 5; time += 1)
    await expect(makeThumbnails(deps(away), id)).rejects.toThrow("away");
  await makeThumbnails(deps(), id);
  expect(await toRow(file.id)).toMatchObject({ thumbnail_tries: 1, thumbnail_refusal: null, width: 64 });
});

test("a picture that crashes its process is given up after three attempts (6.005)", async () => {
  const id = await anActivity(portal, cast.maya);
  const file = await aFile(portal, id, image(aPng()));
  // The leftovers of three processes that were killed.
  await sql`update activity_file set thumbnail_tries = 3 where id = ${file.id}::uuid`.execute(
    portal.database.db,
  );
  const { store, reads } = counting();
  await makeThumbnails(deps(store), id);
  expect(await toRow(file.id)).toMatchObject({ thumbnail_refusal: "given_up" });
  expect(reads()).toBe(0);
});

test("a recording uses the thumbnail of its poster picture (6.005)", async () => {
  const id = await anActivity(portal, cast.maya);
  await aFile(portal, id, image(await photo(640, 480).png().toBuffer(), "poster.png"));
  const bytes = Buffer.from("not looked at");
  const withPoster = await aFile(portal, id, {
    kind: "recording",
    name: "a.webm",
    bytes,
    poster: "poster.png",
  });
  const wrong = await aFile(portal, id, { kind: "recording", name: "b.webm", bytes, poster: "none.png" });
  const without = await aFile(portal, id, { kind: "recording", name: "c.webm", bytes });
  await makeThumbnails(deps(), id);
  expect((await toRow(withPoster.id)).thumbnail_key).toBe(`${withPoster.key}.thumbnail.webp`);
  expect(await toRow(wrong.id)).toMatchObject({ thumbnail_refusal: "unreadable" });
  expect(await toRow(without.id)).toMatchObject({ thumbnail_refusal: null, thumbnail_tries: 0 });
});

test("a thumbnail is requested once despite repeated reads, and requested again after its job was lost", async () => {
  const { db } = portal.database;
  const id = await anActivity(portal, cast.maya);
  await aFile(portal, id, image(aPng()));
  const jobs = async () => {
    const { rows } = await sql<{ key: string; queue_name: string }>`
      select key, queue_name from graphile_worker.jobs where task_identifier = 'make_thumbnails'`.execute(db);
    return rows.filter(({ key }) => key.endsWith(id));
  };
  await makeThumbnailsJob(deps(), { _cron: { ts: "" } });
  expect(await jobs()).toHaveLength(1);
  await queueThumbnails(db, id);
  expect(await jobs()).toMatchObject([{ queue_name: "thumbnails" }]);
  await makeThumbnailsJob(deps(), { activityId: id });
});

test("when a person is removed, the sweep deletes their pictures, recordings and thumbnails", async () => {
  const { db } = portal.database;
  const id = await anActivity(portal, cast.nils);
  const kept = await anActivity(portal, cast.maya);
  for (const activity of [id, kept]) {
    await aFile(portal, activity, image(aPng(), "a.png"));
    await aFile(portal, activity, { kind: "report", name: "report.html", bytes: Buffer.from("<p>") });
    await makeThumbnails(deps(), activity);
  }
  const left = async (activity: string) =>
    (await portal.objectStore.list(`results/${activity}/`)).objects.length;
  expect(await left(id)).toBe(3);
  await sql`delete from app_user where id = ${cast.nils.userId}::uuid`.execute(db);
  expect(await sweepObjects(deps())).toBe(0);
  await sql`update unowned_object set unowned_since = now() - interval '11 minutes'`.execute(db);
  expect(await sweepObjects(deps())).toBe(3);
  expect([await left(id), await left(kept)]).toEqual([0, 3]);
});
