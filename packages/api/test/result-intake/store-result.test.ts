import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { beginDelivery, finishDelivery } from "../../src/modules/files/public.ts";
import { releaseRunFiles } from "../../src/modules/result-intake/release-run-files.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  deliver,
  exerciseOfTests,
  getParts,
  metricValues,
  personToken,
  recording,
  send,
  wholeRun,
} from "./delivery-helpers.ts";

const portal = setUpCastApp();

const db = () => unbranded(portal.database.db);
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("a run is stored completely, with all files and its outcome (12.032)", async () => {
  const files = wholeRun().map((file) =>
    file.kind === "recording"
      ? {
          ...file,
          listed: {
            duration: "12.5",
            poster: "roadmap.png",
            takenAt: "2026-11-20T10:03:10.5Z",
            sha256: sha256(file.bytes),
          },
        }
      : { ...file, listed: { sha256: sha256(file.bytes).toUpperCase(), title: `The ${file.kind}` } },
  );
  const run = randomUUID();
  const response = await deliver(portal, cast.maya, { run, files });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const { id, unitId } = response.json<{ id: string; unitId: string }>();
  expect(unitId).toBe(id);
  const activity = await db()
    .selectFrom("simulator_activity")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(activity).toMatchObject({
    created_by: cast.maya.userId,
    run_id: run,
    customer_id: getCustomer("northgate").id,
    exercise_id: exerciseOfTests.id,
    exercise_key: `${exerciseOfTests.module}/${exerciseOfTests.code}`,
    module_version: exerciseOfTests.version,
    total_time_s: 540,
    is_completed: true,
    evaluated: 2,
    met: 2,
    value_count: 2,
    measured: 2,
    implausible: [],
    progress: null,
    is_met: null,
    outcome: "partlyMeasured",
    source: "by_hand",
    ip_address: "127.0.0.1",
    service_tag: null,
    image_count: 1,
    recording_count: 1,
    has_report: true,
  });
  const result = await db()
    .selectFrom("simulator_result")
    .selectAll()
    .where("activity_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(result.metric_values).toEqual({ total_time: 500, contrast_volume: 40 });
  const stored = await db()
    .selectFrom("activity_file")
    .selectAll()
    .where("activity_id", "=", id)
    .orderBy("position")
    .execute();
  expect(stored.map(({ kind, name }) => [kind, name])).toEqual([
    ["list", "ResultFileList.xml.gz"],
    ["metric_values", "metric_values.json.gz"],
    ["image", "roadmap.png"],
    ["recording", "run.webm"],
    ["report", "report.html"],
  ]);
  for (const [index, file] of files.entries()) {
    const row = stored[index + 1];
    if (row === undefined) throw new Error("no such file");
    expect(row).toMatchObject({ size: file.bytes.length, sha256: sha256(file.bytes) });
    const object = await portal.objectStore.get(row.object_key);
    const chunks: Buffer[] = [];
    for await (const chunk of object?.body ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(file.bytes)).toBe(true);
    expect(object?.contentType).toBe(row.content_type);
  }
  expect(stored[2]).toMatchObject({ content_type: "image/png", title: "The image", duration_s: null });
  expect(stored.map(({ taken_at }) => taken_at)).toEqual([
    null,
    null,
    null,
    Date.parse("2026-11-20T10:03:10.5Z"),
    null,
  ]);
  expect(stored[2]?.width).toBeGreaterThan(0);
  expect(stored[3]).toMatchObject({ content_type: "video/webm", duration_s: 12.5, poster: "roadmap.png" });
  const { rows } = await portal.database.pool.query(
    "select task_identifier from graphile_worker.jobs where key = $1",
    [`make_thumbnails:${id}`],
  );
  expect(rows).toEqual([{ task_identifier: "make_thumbnails" }]);
});

test("a second delivery of the same run gets the first answer and stores nothing (12.032)", async () => {
  const run = randomUUID();
  const first = await deliver(portal, cast.maya, { run });
  const keys = await keysNow();
  const second = await deliver(portal, cast.maya, { run });
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
  expect(await keysNow()).toEqual(keys);
});

test("the same run id from another person is another run (two people)", async () => {
  const run = randomUUID();
  const mayas = await deliver(portal, cast.maya, { run });
  const tomass = await deliver(portal, cast.tomas, { run });
  expect([mayas.statusCode, tomass.statusCode]).toEqual([201, 201]);
  expect(tomass.json()).not.toEqual(mayas.json());
  const rows = await db()
    .selectFrom("simulator_activity")
    .select(["id", "created_by"])
    .where("run_id", "=", run)
    .execute();
  expect(new Map(rows.map((row) => [row.created_by, row.id]))).toEqual(
    new Map([
      [cast.maya.userId, mayas.json().id],
      [cast.tomas.userId, tomass.json().id],
    ]),
  );
});

test("the same run sent many times at once is stored once, and all answers are equal (12.032)", async () => {
  const token = await personToken(portal, cast.maya);
  // Warms the pool: on a cold pool the calls would run one after the other.
  await Promise.all(Array.from({ length: 8 }, () => send(portal, token, getParts())));
  const before = await keysNow();
  const run = randomUUID();
  const parts = getParts({ run });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(portal, token, parts)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  const rows = await db().selectFrom("simulator_activity").select("id").where("run_id", "=", run).execute();
  expect(rows).toHaveLength(1);
  expect((await keysNow()).length - before.length).toBe(5);
});

test("an aborted run without pictures and with missing values is stored", async () => {
  const response = await deliver(portal, cast.tomas, {
    files: [
      {
        ...metricValues({ total_time: null }),
        name: "values.json",
        bytes: Buffer.from('{"formatVersion":2,"values":{"total_time":null}}'),
      },
    ],
    attributes: { completed: "false" },
  });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const activity = await db()
    .selectFrom("simulator_activity")
    .selectAll()
    .where("id", "=", response.json().id)
    .executeTakeFirstOrThrow();
  expect(activity).toMatchObject({
    is_completed: false,
    evaluated: 0,
    progress: null,
    is_met: null,
    has_report: false,
  });
});

test("a run of a person whose groups belong to no single customer is stored without a customer (0208)", async () => {
  const response = await deliver(portal, cast.ruth, { files: [metricValues(), recording()] });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const activity = await db()
    .selectFrom("simulator_activity")
    .select("customer_id")
    .where("id", "=", response.json().id)
    .executeTakeFirstOrThrow();
  expect(activity.customer_id).toBeNull();
});

async function keysNow(): Promise<readonly string[]> {
  return (await portal.objectStore.list("results/")).objects.map(({ key }) => key);
}

test("the OpenAPI document describes the parts and all answers (12.033)", async () => {
  const { paths } = (await portal.app.inject("/api/openapi.json")).json();
  const { post } = paths["/api/simulator/store_result/{exerciseId}"];
  const form = post.requestBody.content["multipart/form-data"].schema;
  expect(Object.keys(form.properties)).toEqual([
    "run",
    "resultFileList",
    "resultFile",
    "image",
    "recording",
    "report",
  ]);
  expect(Object.keys(post.responses)).toEqual([
    "200",
    "201",
    "400",
    "401",
    "403",
    "404",
    "408",
    "409",
    "413",
    "415",
    "422",
    "429",
    "503",
    "507",
  ]);
  expect(post.responses["201"].content["application/json"].schema.required).toEqual(["id", "unitId"]);
});

test("a process that gives up a delivery does not remove a result that is stored, or is just being stored", async () => {
  const { db: plain } = portal.database;
  const done = await deliver(portal, cast.maya);
  const before = await keysNow();
  const deliveries = await db().selectFrom("file_delivery").select(["id", "prefix"]).execute();
  for (const delivery of deliveries)
    await releaseRunFiles({ db: plain, objectStore: portal.objectStore }, delivery);
  expect(await keysNow()).toEqual(before);
  expect(done.statusCode).toBe(201);

  const delivery = await beginDelivery(plain, "results/");
  await portal.objectStore.put(`${delivery.prefix}001.txt`, Buffer.from("kept"));
  let givenUp: Promise<void> | undefined;
  await plain.transaction().execute(async (tx) => {
    await finishDelivery(tx, delivery.id);
    givenUp = releaseRunFiles({ db: plain, objectStore: portal.objectStore }, delivery);
    await sleep(200);
  });
  await givenUp;
  expect(await portal.objectStore.head(`${delivery.prefix}001.txt`)).toBeDefined();
});
