import { randomBytes, randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { constants, deflateRawSync, gzipSync } from "node:zlib";
import type { ResultRefusal } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import { aPng, cast } from "@cathedra/test-fixtures";
import { beforeAll, describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { withProcessorMs } from "../support/processor-time.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  deliver,
  exerciseOfTests,
  type FilePart,
  fieldPart,
  filePart,
  formHeaders,
  getBody,
  getParts,
  image,
  listXml,
  makeUrl,
  metricValues,
  personToken,
  type RunOptions,
  recording,
  report,
  send,
  webm,
  wholeRun,
} from "./delivery-helpers.ts";

setFlagsFromString("--expose-gc");
const collect: (options?: { readonly type: "minor" }) => void = runInNewContext("gc");
/** The memory of this process's own objects and buffers, in bytes; unlike all of its memory, nothing else changes it. */
const inUse = () => process.memoryUsage().heapUsed + process.memoryUsage().external;

let token: string;

const portal = setUpCastApp();
beforeAll(async () => {
  token = await personToken(portal, cast.maya);
  // Modules that are loaded on demand do not count as a cost of the refusal.
  await send(portal, token, getParts());
});

/** The stored rows and files of runs. */
async function there() {
  const db = unbranded(portal.database.db);
  const { runs } = await db
    .selectFrom("simulator_activity")
    .select(({ fn }) => fn.countAll<number>().as("runs"))
    .executeTakeFirstOrThrow();
  const { objects } = await portal.objectStore.list("results/");
  return { runs, objects: objects.map(({ key }) => key) };
}

/** Sends a delivery and expects this refusal in under a second of processor time, with nothing stored. */
async function expectRefusal(parts: readonly Buffer[], refusal: Partial<ResultRefusal>, exerciseId?: number) {
  const before = await there();
  const { value: response, ms } = await withProcessorMs(() => send(portal, token, parts, exerciseId));
  const { error } = response.json();
  expect(error).toMatchObject({ code: "RESULT_REFUSED", ...refusal });
  expect(error.message).toBe(appErrorText("RESULT_REFUSED", error));
  expect([response.statusCode, ms < 1_000]).toEqual([422, true]);
  expect(await there()).toEqual(before);
}

const run = (options: RunOptions) => () => getParts(options);
const withFiles = (...files: readonly FilePart[]) => run({ files: [metricValues(), ...files] });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const list = (xml: string | Buffer) => run({ list: gzipSync(xml) });
const named = (name: string, listed = name): FilePart => ({ ...image(listed), name });
const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b08004000400101110000ffd9", "hex");

describe("an invalid delivery is refused with the reason in under a second, and nothing of it is stored (12.032)", () => {
  const values = (of: object | string) => run({ files: [metricValues(of)] });
  const getValues = (text: string) => values(`{"formatVersion": 2, "values": ${text}}`);
  const pngHeader = aPng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(1000) });
  test.each<[string, () => readonly Buffer[], Partial<ResultRefusal>]>([
    ["a missing run", () => getParts().slice(1), { reason: "run_missing" }],
    [
      "a run after the list",
      () => getParts().toSpliced(0, 2, ...getParts().slice(0, 2).toReversed()),
      { reason: "run_missing" },
    ],
    ["an invalid run id", run({ run: "../../etc" }), { reason: "run_missing" }],
    ["a run id of 500 letters", run({ run: "x".repeat(500) }), { reason: "run_missing" }],
    ["an empty form", () => [], { reason: "run_missing" }],
    ["a missing list", () => getParts().toSpliced(1, 1), { reason: "list_missing" }],
    [
      "a list that comes late",
      () => [...getParts().toSpliced(1, 1), getParts()[1] ?? Buffer.alloc(0)],
      { reason: "list_missing" },
    ],
    [
      "a second list",
      () => getParts().flatMap((part, at) => (at === 1 ? [part, part] : [part])),
      { reason: "list_twice" },
    ],
    [
      "a list that is not packed",
      run({ list: Buffer.from("<ResultFileList/>") }),
      { reason: "gzip_damaged" },
    ],
    [
      "a list cut off",
      () => getParts({ list: gzipSync(listXml({ run: "r" })).subarray(0, 60) }),
      { reason: "gzip_damaged" },
    ],
    ["an empty list", run({ list: Buffer.alloc(0) }), { reason: "empty" }],
    ["a list that is not XML", list("hello"), { reason: "list_unreadable", line: 1 }],
    [
      "a list with an open element",
      list("<ResultFileList>\n<File></ResultFileList>"),
      { reason: "list_unreadable", line: 2 },
    ],
    [
      "a list in Latin 1",
      list(Buffer.from("<ResultFileList x='\xe9'/>", "latin1")),
      { reason: "other_content" },
    ],
    [
      "a document type",
      list('<!DOCTYPE r SYSTEM "file:///etc/passwd"><ResultFileList/>'),
      { reason: "list_forbidden" },
    ],
    [
      "a declared entity",
      list('<!DOCTYPE r [<!ENTITY a "b">]><ResultFileList run="&a;"/>'),
      { reason: "list_forbidden" },
    ],
    ["an undefined entity", list('<ResultFileList run="&a;"/>'), { reason: "list_unreadable", line: 1 }],
    [
      "another version of the list",
      run({ attributes: { formatVersion: "1" } }),
      { reason: "list_version", known: 2 },
    ],
    ["another run than the field", run({ attributes: { run: "another" } }), { reason: "other_run" }],
    [
      "another exercise",
      run({ attributes: { exercise: "another" } }),
      { reason: "other_exercise", attribute: "exercise" },
    ],
    [
      "another module",
      run({ attributes: { module: "another" } }),
      { reason: "other_exercise", attribute: "module" },
    ],
    [
      "another version of the module",
      run({ attributes: { moduleVersion: "0.9" } }),
      { reason: "other_exercise", attribute: "moduleVersion" },
    ],
    [
      "a run from the future",
      () => getParts({ attributes: { startedAt: later(60), endedAt: later(61) } }),
      { reason: "in_the_future" },
    ],
    [
      "a run that ends in the future",
      () => getParts({ attributes: { endedAt: later(60) } }),
      { reason: "in_the_future" },
    ],
    [
      "a run that ended before it started",
      () => getParts({ attributes: { endedAt: later(-60) } }),
      { reason: "ends_before_it_starts" },
    ],
    [
      "a run of 1990",
      run({ attributes: { startedAt: "1990-01-01T00:00:00Z", endedAt: "1990-01-01T00:10:00Z" } }),
      { reason: "too_old", maxDays: 366 },
    ],
    [
      "a run of two days",
      () => getParts({ attributes: { startedAt: later(-2880), endedAt: later(-1) } }),
      { reason: "too_long", maxHours: 24 },
    ],
    ["missing metric values", run({ files: [image()] }), { reason: "no_metric_values" }],
    [
      "a file that is listed twice",
      withFiles(image(), image()),
      { reason: "file_listed_twice", file: "roadmap.png" },
    ],
    [
      "a file that is listed and missing",
      run({ listed: wholeRun(), files: [metricValues()] }),
      { reason: "files_missing", files: ["roadmap.png", "run.webm", "report.html"] },
    ],
    [
      "a file that is not listed",
      run({ listed: [metricValues()], files: [metricValues(), image("x.png")] }),
      { reason: "not_listed", file: "x.png" },
    ],
    [
      "a file that comes twice",
      () => getParts().flatMap((part, at) => (at === 3 ? [part, part] : [part])),
      { reason: "file_twice", file: "roadmap.png" },
    ],
    [
      "a picture in the part of recordings",
      () => getParts({ files: [metricValues(), { ...image(), part: "recording" }] }),
      { reason: "other_kind", file: "roadmap.png", part: "recording" },
    ],
    [
      "an unknown part",
      () => getParts({ files: [metricValues(), { ...image(), part: "script" }] }),
      { reason: "unknown_part", part: "script" },
    ],
    ["a second field", () => [...getParts(), fieldPart("user", "somebody")], { reason: "too_many_parts" }],
    ["a path in the list", withFiles(image("../../../etc/passwd.png")), { reason: "file_name" }],
    ["a Windows path in the list", withFiles(image("..\\..\\boot.png")), { reason: "file_name" }],
    [
      "a path beside the list",
      () =>
        getParts({
          listed: [metricValues(), image()],
          files: [metricValues(), named("../../results/x.png")],
        }),
      { reason: "not_listed" },
    ],
    ["NUL in a name", withFiles(image("a\0.png")), { reason: "list_unreadable" }],
    [
      "a digest that is another's",
      withFiles({ ...image(), listed: { sha256: "0".repeat(64) } }),
      { reason: "digest", file: "roadmap.png" },
    ],
    [
      "a picture that is a script",
      withFiles(image("a.png", Buffer.from("<script>alert(1)</script>"))),
      { reason: "other_content", file: "a.png" },
    ],
    [
      "a picture that is an SVG",
      withFiles(image("a.png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"))),
      { reason: "other_content" },
    ],
    ["a JPEG that is called .png", withFiles(image("a.png", jpeg)), { reason: "other_content" }],
    [
      "a picture followed by HTML",
      withFiles(image("a.png", Buffer.concat([aPng(), Buffer.from("<script>")]))),
      { reason: "damaged" },
    ],
    [
      "a truncated picture",
      withFiles(image("a.png", aPng().subarray(0, -20))),
      { reason: "damaged", file: "a.png" },
    ],
    [
      "a picture with an invalid filter type",
      withFiles(image("a.png", aPng({ pixels: Buffer.alloc(64 * (1 + 64 * 3), 9) }))),
      { reason: "damaged", file: "a.png" },
    ],
    [
      "a picture without pixels",
      withFiles(image("a.png", aPng({ pixels: Buffer.alloc(0) }))),
      { reason: "damaged", file: "a.png" },
    ],
    ["a JPEG without its pixels", withFiles(image("a.jpg", jpeg)), { reason: "damaged", file: "a.jpg" }],
    [
      "a recording that is a header alone",
      withFiles(recording("a.webm", webm().subarray(0, 60))),
      { reason: "damaged", file: "a.webm" },
    ],
    [
      "a recording that ends in its first frame",
      withFiles(recording("a.webm", webm().subarray(0, -1))),
      { reason: "damaged", file: "a.webm" },
    ],
    [
      "a picture of 900 million pixels",
      withFiles(image("a.png", pngHeader)),
      { reason: "too_many_pixels", file: "a.png" },
    ],
    [
      "a recording that is a page",
      withFiles(recording("a.webm", Buffer.from("<html>"))),
      { reason: "other_content" },
    ],
    [
      "a recording that is noise",
      withFiles(recording("a.mp4", randomBytes(9000))),
      { reason: "other_content" },
    ],
    ["a WebM that is called .avi", withFiles(recording("a.avi", webm())), { reason: "other_content" }],
    ["an empty picture", withFiles(image("a.png", Buffer.alloc(0))), { reason: "empty", file: "a.png" }],
    [
      "a report in Latin 1",
      withFiles({ ...report(), bytes: Buffer.from(`<p>${"x".repeat(6000)}\xe9t\xe9`, "latin1") }),
      { reason: "other_content", file: "report.html" },
    ],
    [
      "a report that is a program",
      withFiles({ ...report(), bytes: Buffer.from("7f454c460201010000000000", "hex") }),
      { reason: "other_content" },
    ],
    [
      "a report of 5 MB",
      withFiles({ ...report(), bytes: Buffer.alloc(5_000_000, "a") }),
      { reason: "file_too_large", file: "report.html", maxBytes: 4_194_304 },
    ],
    [
      "metric values cut off",
      run({ files: [{ ...metricValues(), bytes: metricValues().bytes.subarray(0, 30) }] }),
      { reason: "gzip_damaged", file: "metric_values.json.gz" },
    ],
    ["metric values that are not JSON", values("hello"), { reason: "values_unreadable" }],
    [
      "another version of the values",
      values('{"formatVersion": 1, "values": {}}'),
      { reason: "values_version", known: 2 },
    ],
    ["an unknown metric", values({ speed: 1 }), { reason: "unknown_metric", metric: "speed" }],
    [
      "a metric twice",
      getValues('{"total_time": 1, "total_time": 2}'),
      { reason: "repeated_metric", metric: "total_time" },
    ],
    ["a metric with NaN", getValues('{"total_time": NaN}'), { reason: "not_a_number", metric: "total_time" }],
    [
      "a metric with Infinity",
      getValues('{"total_time": 1e999}'),
      { reason: "not_a_number", metric: "total_time" },
    ],
    [
      "a metric that is a text",
      values({ total_time: "fast" }),
      { reason: "value_type", metric: "total_time", expected: "float" },
    ],
    [
      "401 files",
      run({ listed: Array.from({ length: 401 }, (_, at) => image(`${at}.png`)) }),
      { reason: "too_many_files", most: 400 },
    ],
  ])("%s", async (_what, make, refusal) => {
    await expectRefusal(make(), refusal);
  });
});

describe("too many parts", () => {
  const many = (part: Buffer) => Array.from({ length: 10_000 }, () => part);
  test.each<[string, () => readonly Buffer[], Partial<ResultRefusal>]>([
    ["10,000 pictures", () => [...getParts(), ...many(filePart(image()))], { reason: "file_twice" }],
    [
      "10,000 empty files without a name",
      () => [...getParts(), ...many(filePart({ part: "image", name: "", bytes: Buffer.alloc(0) }))],
      { reason: "not_listed" },
    ],
    [
      "10,000 fields",
      () => [...getParts().slice(0, 2), ...many(fieldPart("run", "x"))],
      { reason: "too_many_parts" },
    ],
    ["10,000 lists", () => [...getParts().slice(0, 1), ...many(getParts()[1] ?? Buffer.alloc(0))], {}],
  ])("%s", async (_what, make, refusal) => {
    await expectRefusal(make(), refusal);
  });
});

describe("decompression beyond the limit", () => {
  /** One packed megabyte of zeros, repeated: a stream of 600 costs no more to make. It ends nowhere, which nobody reads. */
  const zeros = (megabytes: number) => {
    const header = gzipSync(Buffer.alloc(0)).subarray(0, 10);
    const one = deflateRawSync(Buffer.alloc(1_048_576), { finishFlush: constants.Z_FULL_FLUSH });
    return Buffer.concat([header, ...Array.from({ length: megabytes }, () => one)]);
  };
  const deep = "<a>".repeat(100_000);
  const wide = `<ResultFileList>${"<File/>".repeat(60_000)}</ResultFileList>`;
  const laughs = `<!DOCTYPE r [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join("")}]><r>&a9;</r>`;
  const bomb = (name: string, bytes: Buffer): FilePart => ({
    part: "resultFile",
    kind: "result",
    name,
    bytes,
  });
  const packed = zeros(600);

  test.each<[string, () => readonly Buffer[], Partial<ResultRefusal>]>([
    ["a list of 200 MB", run({ list: zeros(200) }), { reason: "unpacked_too_large", maxBytes: 1_048_576 }],
    ["a list of 2 MB", run({ list: zeros(2) }), { reason: "unpacked_too_large" }],
    ["a million levels", list(deep), { reason: "list_forbidden" }],
    ["60,000 files", list(wide), { reason: "list_version" }],
    ["a billion laughs", list(laughs), { reason: "list_forbidden" }],
    [
      "metric values of 200 MB",
      () => getParts({ files: [{ ...metricValues(), bytes: zeros(200) }] }),
      { reason: "unpacked_too_large" },
    ],
    [
      "a result of 600 MB",
      withFiles(bomb("raw.json.gz", packed)),
      { reason: "unpacked_too_large", file: "raw.json.gz", maxBytes: 67_108_864 },
    ],
  ])("%s costs little memory", async (_what, make, refusal) => {
    const parts = make();
    collect();
    const before = inUse();
    let most = 0;
    const timer = setInterval(() => {
      // What is no longer used does not count, whenever Node would have freed it.
      collect({ type: "minor" });
      most = Math.max(most, inUse() - before);
    }, 5);
    await expectRefusal(parts, refusal);
    clearInterval(timer);
    expect(Math.round(most / 1_048_576)).toBeLessThan(32);
  });
});

test("a request without a form, exercise or person or with too large a length is refused at once", async () => {
  const headers = { authorization: `Bearer ${token}` };
  const post = (of: object) => portal.app.inject({ method: "POST", url: makeUrl(), headers, ...of });
  const getCode = async (
    response: Promise<{ statusCode: number; json: () => { error: { code: string } } }>,
  ) => {
    const { statusCode, json } = await response.then((answer) => ({
      statusCode: answer.statusCode,
      json: answer.json(),
    }));
    return [statusCode, json.error.code];
  };
  expect(await getCode(post({ payload: { run: 1 } }))).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  expect(
    await getCode(post({ payload: "x", headers: { ...headers, "content-type": "multipart/form-data" } })),
  ).toEqual([400, "BAD_REQUEST"]);
  expect(
    await getCode(
      post({ payload: getBody(getParts()).subarray(0, 2000), headers: { ...headers, ...formHeaders } }),
    ),
  ).toEqual([400, "BAD_REQUEST"]);
  expect(
    await getCode(
      post({ payload: "--x", headers: { ...headers, ...formHeaders, "content-length": "600000000" } }),
    ),
  ).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  for (const id of [999_999, 0, "x", "1e3", "99999999999"])
    expect([id, await getCode(deliver(portal, cast.maya, {}, id))]).toEqual([id, [404, "NOT_FOUND"]]);
  for (const wrong of ["", "Bearer x", `Basic ${token}`]) {
    const response = portal.app.inject({
      method: "POST",
      url: makeUrl(),
      headers: { ...formHeaders, authorization: wrong },
      payload: getBody(getParts()),
    });
    expect(await getCode(response)).toEqual([401, "UNAUTHENTICATED"]);
  }
});

test("a run delivered for one exercise is refused for another", async () => {
  const id = randomUUID();
  expect((await send(portal, token, getParts({ run: id }))).statusCode).toBe(201);
  const other = await unbranded(portal.database.db)
    .selectFrom("simulator_exercise")
    .innerJoin("simulator_module", "simulator_module.id", "simulator_exercise.module_id")
    .select([
      "simulator_exercise.id",
      "simulator_exercise.code",
      "simulator_module.code as module",
      "version",
    ])
    .where("simulator_exercise.id", "<>", exerciseOfTests.id)
    .orderBy("simulator_exercise.id")
    .executeTakeFirstOrThrow();
  const attributes = { module: other.module, moduleVersion: other.version, exercise: other.code };
  await expectRefusal(
    getParts({ run: id, attributes }),
    { reason: "run_already_of_other_exercise" },
    other.id,
  );
});
