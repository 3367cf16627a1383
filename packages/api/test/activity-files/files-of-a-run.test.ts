import { gzipSync } from "node:zlib";
import { instant, type SimulatorActivityId } from "@cathedra/domain";
import { aPng, type CastPerson, cast, extraPeople } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeThumbnails } from "../../src/modules/activity-files/public.ts";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { aFile, anActivity } from "./activities.ts";

let portal: CastApp;
let ahead = 0;
let id: string;

const report = Buffer.from("<!doctype html><title>Report</title><script>parent.x=1</script><p>ä</p>");
const film = Buffer.from("0123456789".repeat(1000));

beforeAll(async () => {
  portal = await castApp([], { clock: () => instant(Date.now() + ahead) });
  id = await anActivity(portal, cast.maya);
  const give = (kind: string, name: string, bytes: Uint8Array, contentType: string, more = {}) =>
    aFile(portal, id, { kind, name, bytes, contentType, ...more });
  await give("image", "ä 1.png", aPng(), "image/png");
  await give("image", "broken.png", Buffer.from("x"), "image/png");
  await give("recording", "run.avi", film, "video/x-msvideo");
  await give("recording", "run.webm", film, "video/webm", { durationS: 12.5, poster: "ä 1.png" });
  await give("recording", "run.mp4", film, "video/mp4");
  await give("recording", "second.avi", film, "video/x-msvideo");
  await give("report", "report.html", report, "text/html; charset=utf-8");
  await give("result", "curves.csv", Buffer.from("t;v\n"), "text/csv; charset=utf-8");
  await give(
    "metric_values",
    "metric_values.json.gz",
    gzipSync('{"formatVersion":2,"values":{"a":1}}'),
    "application/gzip",
  );
});
afterAll(() => portal.close());

const fields = `id groups benchmark metric_values metric_descriptions viewerCanDownloadCase
  finalResultFiles { id name size link }
  report { id name link downloadLink }
  images { id name createdAt width height thumbnail thumbnailLink link downloadLink }
  recordings { id name createdAt duration thumbnail thumbnailLink link sources { id format size link downloadLink } }`;
const query = `query ($id: ID!) { vistActivity(id: $id) { ${fields} } }`;

type Linked = { readonly link: string; readonly downloadLink: string };
type Run = Record<"groups" | "benchmark" | "metric_values" | "metric_descriptions", string> & {
  readonly viewerCanDownloadCase: boolean;
  readonly finalResultFiles: readonly { name: string; size: number; link: string }[];
  readonly report: Linked | null;
  readonly images: readonly (Linked & {
    name: string;
    thumbnail: string;
    thumbnailLink: string | null;
    width: number | null;
  })[];
  readonly recordings: readonly {
    name: string;
    duration: number | null;
    thumbnail: string;
    thumbnailLink: string | null;
    link: string;
    sources: readonly (Linked & { format: string })[];
  }[];
};

async function read(who: Caller = cast.maya): Promise<Run> {
  const { vistActivity } = await portal.get<{ vistActivity: Run | null }>(who, query, { id });
  if (vistActivity === null) throw new Error("not theirs");
  return vistActivity;
}
const follow = (
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "PUT" | "DELETE" | "POST" = "GET",
) => portal.app.inject({ method, url: url.replace(portal.config.http.publicUrl, ""), headers });

/** Every link of a run, in whatever field. */
function getLinks(run: Run): readonly string[] {
  const found = JSON.stringify(run).match(/http:\/\/portal\.example\/[^"]+/g) ?? [];
  return found.map((link) => link);
}

test("a run lists its files with working links (6.005)", async () => {
  await makeThumbnails({ db: portal.database.db, objectStore: portal.objectStore }, id);
  const run = await read();
  expect(run.images.map(({ name, thumbnail, width }) => [name, thumbnail, width])).toEqual([
    ["ä 1.png", "ready", 64],
    ["broken.png", "none", null],
  ]);
  const [picture] = run.images;
  const shown = await follow(picture?.link ?? "");
  expect(shown.rawPayload.equals(aPng())).toBe(true);
  expect(shown.headers).toMatchObject({
    "content-type": "image/png",
    "content-disposition": "inline; filename=\"_ 1.png\"; filename*=UTF-8''%C3%A4%201.png",
    "x-content-type-options": "nosniff",
  });
  expect((await follow(picture?.downloadLink ?? "")).headers["content-disposition"]).toMatch(/^attachment; /);
  expect((await follow(picture?.thumbnailLink ?? "")).headers["content-type"]).toBe("image/webp");
  expect(run.finalResultFiles).toMatchObject([{ name: "curves.csv", size: 4 }]);
  expect((await follow(run.finalResultFiles[0]?.link ?? "")).body).toBe("t;v\n");
  for (const link of getLinks(run)) expect([link, (await follow(link)).statusCode]).toEqual([link, 200]);
});

test("pictures and recordings have the titles that the simulator gave them (6.005)", async () => {
  const { db } = portal.database;
  const before = await read();
  const shown = ({ images, recordings }: Run) => [...images, ...recordings].map(({ name }) => name);
  const entitle = (title: string | null) =>
    db
      .updateTable("activity_file")
      .set({ title })
      .where("activity_id", "=", id as SimulatorActivityId)
      .where("kind", "in", ["image", "recording"])
      .execute();
  await entitle("At the lesion");
  expect(new Set(shown(await read()))).toEqual(new Set(["At the lesion"]));
  await entitle(null);
  expect(shown(await read())).toEqual(shown(before));
});

test("a picture or recording has a time only if one is stated, for a recording in any of its files (6.005)", async () => {
  const own = await anActivity(portal, cast.maya);
  const takenAt = "2026-11-20T10:03:10.000Z";
  const bytes = aPng();
  await aFile(portal, own, { kind: "image", name: "a.png", bytes });
  await aFile(portal, own, { kind: "image", name: "b.png", bytes, takenAt });
  await aFile(portal, own, { kind: "recording", name: "a.mp4", bytes: film });
  await aFile(portal, own, { kind: "recording", name: "b.mp4", bytes: film });
  await aFile(portal, own, { kind: "recording", name: "b.webm", bytes: film, takenAt });
  const { vistActivity } = await portal.get(cast.maya, query, { id: own });
  expect(vistActivity).toMatchObject({
    images: [{ createdAt: null }, { createdAt: takenAt }],
    recordings: [{ createdAt: null }, { createdAt: takenAt }],
  });
});

test("groups, benchmark, values and descriptions are as delivered, or written by the portal (6.005, 6.017)", async () => {
  const run = await read();
  const json = async (link: string) => JSON.parse((await follow(link)).body);
  expect((await json(run.groups)).groups.length).toBeGreaterThan(0);
  expect((await json(run.benchmark)).benchmarks[0]).toMatchObject({ metric: expect.any(String) });
  expect((await json(run.metric_descriptions)).metrics[0]).toMatchObject({ internal_id: expect.any(String) });
  expect((await follow(run.metric_values)).headers["content-disposition"]).toBe(
    'attachment; filename="metric_values.json.gz"',
  );
  const other = await anActivity(portal, cast.maya);
  const { vistActivity } = await portal.get<{ vistActivity: Run }>(cast.maya, query, { id: other });
  expect(await json(vistActivity.metric_values)).toEqual({ formatVersion: 2, values: { total_time: 412.5 } });
  expect(vistActivity).toMatchObject({ report: null, images: [], recordings: [], finalResultFiles: [] });
});

test("a recording in several formats is listed once with mp4 first, and an avi is stored but not shown (6.025, X105)", async () => {
  const { recordings } = await read();
  expect(recordings).toMatchObject([
    {
      name: "run",
      duration: 12.5,
      thumbnail: "ready",
      sources: [{ format: "mp4" }, { format: "webm" }, { format: "avi" }],
    },
    { name: "second", duration: null, thumbnail: "none", thumbnailLink: null, sources: [{ format: "avi" }] },
  ]);
  const [first] = recordings;
  expect(first?.link).toBe(first?.sources[0]?.link);
  const headersOf = async (at: number) => (await follow(first?.sources[at]?.link ?? "")).headers;
  expect((await headersOf(0))["content-disposition"]).toBe('inline; filename="run.mp4"');
  expect((await headersOf(2))["content-disposition"]).toBe('attachment; filename="run.avi"');
  const part = await follow(first?.link ?? "", { range: "bytes=10-19" });
  expect([part.statusCode, part.headers["content-range"], part.body]).toEqual([
    206,
    "bytes 10-19/10000",
    "0123456789",
  ]);
});

test("the report is served for the portal's own frame, without scripts and without network access (6.017)", async () => {
  const { report: shown } = await read();
  const { headers, rawPayload } = await follow(shown?.link ?? "");
  expect(rawPayload.equals(report)).toBe(true);
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "sandbox", "form-action 'none'", "frame-ancestors 'self'"]),
  );
  expect(policy.some((part) => /script-src|allow-scripts|connect-src/.test(part))).toBe(false);
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "referrer-policy": "same-origin",
  });
});

test("all file fields are read in one statement, shared by the runs of a page (6.005)", async () => {
  for (let run = 0; run < 5; run += 1) await anActivity(portal, cast.maya);
  const statements = await statementsOf(() =>
    portal.get(cast.maya, `{ vistActivities(limit: 10) { activities { ${fields} } } }`),
  );
  expect(statements.filter((text) => text.includes("from activity_file"))).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(6);
});

/** All people who may not read Maya's run. */
const foreign = () => [
  cast.tomas,
  cast.aiko,
  cast.lukas,
  cast.helena,
  cast.ingrid,
  cast.daniel,
  cast.sam,
  cast.nils,
  extraPeople.noor,
];

test("other people cannot see a person's files, and no one can request a file through another run (6.005)", async () => {
  for (const who of foreign()) {
    const answer = await portal.ask(who, query, { id });
    expect([who.firstName, answer.data]).toEqual([who.firstName, { vistActivity: null }]);
  }
  for (const who of [cast.maya, cast.priya, cast.george, cast.ruth]) {
    expect((await read(who)).images).toHaveLength(2);
  }
});

test("a link opens only its own file: other keys, runs, documents, methods and spellings are refused (6.005, 6.017)", async () => {
  const own = await read();
  const foreignId = await anActivity(portal, cast.aiko);
  const foreignFile = await aFile(portal, foreignId, {
    kind: "image",
    name: "secret.png",
    bytes: Buffer.from("secret"),
  });
  await aFile(portal, foreignId, { kind: "report", name: "report.html", bytes: Buffer.from("secret") });
  for (const link of getLinks(own)) {
    const { pathname, search } = new URL(link);
    const last = pathname.split("/").at(-1) ?? "";
    const changed = [
      `/api/objects/${foreignFile.key}${search}`,
      `/api/objects/${foreignFile.key}.thumbnail.webp${search}`,
      `/api/vist-activities/${foreignId}/${last}${search}`,
      ...["report.html", "case.zip", "groups.json"].map(
        (document) => `/api/vist-activities/${foreignId}/${document}${search}`,
      ),
      `${pathname}/../../${foreignId}/${last}${search}`,
      `${pathname.replace(last, `..%2f${last}`)}${search}`,
      `${pathname.replace(last, `%2e%2e/${foreignFile.key}`)}${search}`,
      `${pathname}%00${search}`,
      `${pathname}.thumbnail.webp${search}x`,
      pathname,
      `${pathname}${search.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`)}`,
      `${pathname}${search.replace(/signature=./, (found) => (found.endsWith("A") ? "signature=B" : "signature=A"))}`,
    ];
    for (const url of changed) {
      const answer = await follow(url);
      expect([
        url,
        answer.statusCode >= 400 && answer.statusCode < 500,
        answer.body.includes("secret"),
      ]).toEqual([url, true, false]);
    }
    for (const method of ["PUT", "DELETE", "POST"] as const) {
      expect((await follow(link, {}, method)).statusCode).toBeGreaterThanOrEqual(400);
    }
  }
  for (const link of getLinks(own)) expect((await follow(link)).statusCode).toBe(200);
});

test("a link is valid for ten to fifteen minutes, stays the same for a while, and is refused afterwards (6.005, 6.017)", async () => {
  const links = getLinks(await read());
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) {
    const life = Number(new URL(link).searchParams.get("expires")) - Date.now() / 1000;
    expect(life).toBeGreaterThan(590);
    expect(life).toBeLessThanOrEqual(900);
  }
  ahead = 901_000;
  try {
    for (const link of links) expect([link, (await follow(link)).statusCode]).toEqual([link, 403]);
  } finally {
    ahead = 0;
  }
});

test("a link to a recording supports range requests (6.005, 6.017)", async () => {
  const run = await read();
  const part = await follow(run.recordings[0]?.link ?? "", { range: "bytes=10-19" });
  expect([part.statusCode, part.headers["content-range"], part.body]).toEqual([
    206,
    `bytes 10-19/${film.length}`,
    "0123456789",
  ]);
});

test("links to files stop working when their run is deleted, before the sweep, and other runs' links still work (6.005)", async () => {
  const gone = await anActivity(portal, cast.maya);
  const bytes = Buffer.from("t;v\n");
  const file = { kind: "result", name: "curves.csv", bytes, contentType: "text/csv; charset=utf-8" };
  const { key } = await aFile(portal, gone, file);
  const getLink = async (run: string) => {
    const { vistActivity } = await portal.get<{ vistActivity: Run }>(cast.maya, query, { id: run });
    return vistActivity.finalResultFiles[0]?.link ?? "";
  };
  const [link, other] = [await getLink(gone), await getLink(id)];
  expect([(await follow(link)).statusCode, (await follow(other)).statusCode]).toEqual([200, 200]);
  await portal.database.db.deleteFrom("simulator_activity").where("id", "=", gone).execute();
  expect(await portal.objectStore.head(key)).toBeDefined();
  expect([(await follow(link)).statusCode, (await follow(other)).statusCode]).toEqual([403, 200]);
});

describe("links to a run's files stop working when the right to read it ends, and other runs' links still work (6.005)", () => {
  const withoutRows = async (
    table: "customer_group_member" | "customer_admin",
    of: CastPerson,
    act: () => Promise<void>,
  ) => {
    const { db } = portal.database;
    const name = sql.table(table);
    const isTheirs = sql`user_id = ${of.userId}`;
    const { rows } = await sql<{
      kept: string;
    }>`select json_agg(${name})::text as kept from ${name} where ${isTheirs}`.execute(db);
    await sql`delete from ${name} where ${isTheirs}`.execute(db);
    try {
      await act();
    } finally {
      await sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows[0]?.kept}::json)`.execute(
        db,
      );
    }
  };
  const unverified = async (of: CastPerson, act: () => Promise<void>) => {
    const set = (isVerified: boolean) =>
      portal.database.db
        .updateTable("app_user")
        .set({ email_verified: isVerified })
        .where("id", "=", of.userId)
        .execute();
    await set(false);
    try {
      await act();
    } finally {
      await set(true);
    }
  };
  const statuses = async (links: readonly string[]) =>
    new Set(await Promise.all(links.map(async (link) => (await follow(link)).statusCode)));

  test.each([
    [
      "the trainee leaves the group of its admin",
      cast.priya,
      (act: () => Promise<void>) => withoutRows("customer_group_member", cast.maya, act),
    ],
    [
      "the reader is no longer admin of the group",
      cast.priya,
      (act: () => Promise<void>) => withoutRows("customer_group_member", cast.priya, act),
    ],
    [
      "the reader is no longer admin of the institution",
      cast.george,
      (act: () => Promise<void>) => withoutRows("customer_admin", cast.george, act),
    ],
    [
      "an admin's address is no longer verified",
      cast.george,
      (act: () => Promise<void>) => unverified(cast.george, act),
    ],
  ])("a link to a run's file stops working when %s", async (_, admin, without) => {
    const { caseDownloadLink } = await portal.get<{ caseDownloadLink: string }>(
      admin,
      "query ($id: ID!) { caseDownloadLink(unitId: $id) }",
      { id },
    );
    const theirs = [...getLinks(await read(admin)), caseDownloadLink];
    const others = (await Promise.all([cast.maya, cast.ruth].map(read))).flatMap(getLinks);
    expect(theirs.length).toBeGreaterThan(15);
    expect(await statuses(theirs)).toEqual(new Set([200]));
    await without(async () => {
      expect(await statuses(theirs)).toEqual(new Set([403]));
      expect(await statuses(others)).toEqual(new Set([200]));
    });
    expect(await statuses(theirs)).toEqual(new Set([200]));
  });
});
