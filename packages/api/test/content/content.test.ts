import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ContentSettings } from "../../src/config/content-settings.ts";
import { openSources } from "../../src/modules/content/open-sources.ts";
import { refreshContent } from "../../src/modules/content/refresh-content.ts";
import { startWorker } from "../../src/worker.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { statementsOf } from "../support/statements.ts";
import { aPicture, feedOf, outside, playlistPage, videoId } from "./outside.ts";

let portal: CastApp;
let settings: ContentSettings;

const server = openBeforeAll(outside);
beforeAll(async () => {
  settings = {
    news: { feedUrl: `${server.origin}/feed` },
    videos: { apiUrl: server.origin, apiKey: "key", playlistId: "PL1" },
  };
  portal = await castApp([], { config: { content: settings } });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`truncate content_source, content_image, news_article, youtube_video`.execute(portal.database.db);
  server.asked.length = 0;
  for (const title of ["a", "b", "c"])
    server.answer(`/${title}.png`, (_, response) => response.end(aPicture(title)));
  server.answer("/feed", (_, response) => response.end(feedOf(server.origin, ["a", "b"])));
});
afterEach(() => vi.restoreAllMocks());

const refresh = (kind: "news" | "videos", from = settings) => {
  const { objectStore, database } = portal;
  return refreshContent(
    { db: database.db, objectStore, ...openSources(from, { pause: async () => 0 }) },
    kind,
  );
};
const later = (ago = "1 day") =>
  sql`update content_source set finished_at = finished_at - ${ago}::interval`.execute(portal.database.db);
const fail = () => server.answer("/feed", (_, response) => response.writeHead(500).end());

const newsQuery = "{ newsArticles { title date link image } contentSources { kind updatedAt isFailing } }";
type News = {
  readonly newsArticles: readonly { readonly title: string; readonly image: string | null }[] | null;
  readonly contentSources: readonly {
    readonly kind: string;
    readonly updatedAt: string | null;
    readonly isFailing: boolean;
  }[];
};
const readNews = () => portal.get<News>(cast.maya, newsQuery);
const titles = async () => (await readNews()).newsArticles?.map(({ title }) => title);

test("the feed's articles are stored with their pictures and readable by everyone", async () => {
  expect(await refresh("news")).toEqual({ kind: "stored", count: 2 });
  const { newsArticles, contentSources } = await readNews();
  expect(newsArticles).toEqual([
    {
      title: "a",
      link: "https://news.example/a",
      date: "2026-11-20T00:00:00.000Z",
      image: expect.any(String),
    },
    {
      title: "b",
      link: "https://news.example/b",
      date: "2026-11-19T00:00:00.000Z",
      image: expect.any(String),
    },
  ]);
  expect(contentSources).toEqual([
    { kind: "news", updatedAt: expect.any(String), isFailing: false },
    { kind: "videos", updatedAt: null, isFailing: false },
  ]);
});

test("the portal serves a picture itself to everyone with its link, and the browser caches it", async () => {
  await refresh("news");
  const [first] = (await readNews()).newsArticles ?? [];
  const url = first?.image ?? "";
  expect(url).toMatch(/^\/api\/content-images\/[0-9a-f]{40}\.png\?expires=\d+&signature=/);
  expect((await readNews()).newsArticles?.[0]?.image).toBe(url);
  const picture = await portal.app.inject({ url });
  expect(picture.statusCode).toBe(200);
  expect(picture.rawPayload).toEqual(aPicture("a"));
  expect(picture.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "private, max-age=172800, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const spoilt = [
    url.replace("content-images/", "content-images/..%2f"),
    url.replace(/expires=\d/, "expires=9"),
    `${url}x`,
  ];
  for (const wrong of [...spoilt, url.split("?")[0] ?? "", url.replace(/[0-9a-f]{40}/, "0".repeat(40))]) {
    expect((await portal.app.inject({ url: wrong })).statusCode, wrong).toBe(403);
  }
});

test("the requested number of videos is returned in the playlist's order, in one statement", async () => {
  const entries = Array.from({ length: 50 }, (_, index) => ({ id: videoId(index) }));
  server.answer("/playlistItems", (_, response) => response.end(playlistPage(server.origin, entries)));
  await refresh("videos");
  const ask = (most: number) =>
    portal.get(cast.maya, `{ youtubeVideos(maxResults: ${most}) { id title thumbnail } }`);
  expect(await portal.get(cast.maya, "{ youtubeVideos { id } }")).toEqual({
    youtubeVideos: entries.slice(0, 4),
  });
  const one = await statementsOf(() => ask(1));
  const all = await statementsOf(() => ask(499));
  expect([one.length, all.length]).toEqual([2, 2]);
  for (const wrong of [0, -1, 500]) {
    const { data, errors } = await portal.ask(cast.maya, `{ youtubeVideos(maxResults: ${wrong}) { id } }`);
    expect([data, errors?.[0]?.extensions.code]).toEqual([{ youtubeVideos: null }, "INVALID_INPUT"]);
  }
});

test("a source that has never answered is unavailable, and the rest of the operation succeeds (X104)", async () => {
  fail();
  expect(await refresh("news")).toEqual({ kind: "failed", reason: "answered 500" });
  const { data, errors } = await portal.ask(cast.maya, "{ user { first_name } newsArticles { title } }");
  expect(data).toEqual({ user: { first_name: "Maya" }, newsArticles: null });
  expect(errors).toMatchObject([
    {
      message: "News is not available at the moment.",
      path: ["newsArticles"],
      extensions: { code: "UNAVAILABLE" },
    },
  ]);
});

test("a failing source keeps its last content, is marked as failing with the reason for operators, and recovers", async () => {
  await refresh("news");
  await later();
  fail();
  await refresh("news");
  expect(await titles()).toEqual(["a", "b"]);
  expect((await readNews()).contentSources[0]).toMatchObject({ kind: "news", isFailing: true });
  const row = () => portal.database.db.selectFrom("content_source").selectAll().executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ failure_reason: "answered 500", last_failure: expect.any(Number) });
  await later();
  server.answer("/feed", (_, response) => response.end(feedOf(server.origin, ["c"])));
  await refresh("news");
  expect(await titles()).toEqual(["c"]);
  expect((await readNews()).contentSources[0]).toMatchObject({ isFailing: false });
});

test("a source that is not configured is null without an error", async () => {
  const bare = await castApp();
  try {
    const query = "{ newsArticles { title } youtubeVideos { id } contentSources { kind } }";
    expect(await bare.get(cast.maya, query)).toEqual({
      newsArticles: null,
      youtubeVideos: null,
      contentSources: [],
    });
  } finally {
    await bare.close();
  }
});

test("content and validators of a previously configured feed are not used for another feed", async () => {
  await refresh("news");
  const elsewhere = { news: { feedUrl: `${server.origin}/other` } };
  server.answer("/other", (request, response) => {
    expect(request.headers["if-none-match"]).toBeUndefined();
    response.writeHead(500).end();
  });
  expect(await refresh("news", elsewhere)).toMatchObject({ kind: "failed" });
  const { errors } = await portal.ask(cast.maya, newsQuery);
  expect(errors?.[0]?.extensions.code).toBe("UNAVAILABLE");
});

test("if many refreshes start at once, only one fetches, and another soon after does not fetch again", async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => portal.database.db.selectFrom("customer").select("id").execute()),
  );
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => refresh("news")));
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
  expect(await refresh("news")).toEqual({ kind: "skipped" });
  expect(server.asked.filter((path) => path === "/feed")).toHaveLength(1);
});

test("a refresh that crashed is taken over once its time limit has passed", async () => {
  await refresh("news");
  const die = (ago: string) =>
    sql`update content_source set finished_at = null, attempted_at = now() - ${ago}::interval`.execute(
      portal.database.db,
    );
  await die("1 minute");
  expect(await refresh("news")).toEqual({ kind: "skipped" });
  await die("3 minutes");
  expect(await refresh("news")).toMatchObject({ kind: "stored" });
});

test("a picture is fetched once, stored again only if it changed, and deleted with its article", async () => {
  await refresh("news");
  const pictures = () => server.asked.filter((path) => path.endsWith(".png"));
  expect(pictures()).toEqual(["/a.png", "/b.png"]);
  await later();
  await refresh("news");
  expect(pictures()).toHaveLength(2);

  const before = (await readNews()).newsArticles?.[0]?.image;
  await sql`update content_image set checked_at = checked_at - interval '2 days'`.execute(portal.database.db);
  server.answer("/a.png", (_, response) => response.end(aPicture("another")));
  await later();
  await refresh("news");
  expect((await readNews()).newsArticles?.[0]?.image).not.toBe(before);

  await sql`update content_image set checked_at = checked_at - interval '2 hours'`.execute(
    portal.database.db,
  );
  server.answer("/feed", (_, response) => response.end(feedOf(server.origin, ["c"])));
  await later();
  await refresh("news");
  const left = await portal.database.db.selectFrom("content_image").select(["url", "object_key"]).execute();
  expect(left).toMatchObject([{ url: `${server.origin}/c.png` }]);
  const { objects } = await portal.objectStore.list("content-images/");
  expect(objects.map(({ key }) => key)).toContain(left[0]?.object_key);
});

test("an article whose picture cannot be fetched is stored without it", async () => {
  server.answer("/a.png", (_, response) => response.end("<html>"));
  await refresh("news");
  expect((await readNews()).newsArticles?.map(({ image }) => image === null)).toEqual([true, false]);
});

test("workers that start at once fetch each source once, and a later worker fetches what is outstanding", async () => {
  server.answer("/playlistItems", (_, response) =>
    response.end(playlistPage(server.origin, [{ id: videoId(1) }])),
  );
  const start = () =>
    startWorker({
      databaseUrl: portal.database.url,
      log: pino({ level: "silent" }),
      pollIntervalMs: 3_600_000,
      content: { objectStore: portal.objectStore, ...openSources(settings) },
    });
  const workers = await Promise.all([start(), start(), start()]);
  await vi.waitFor(async () => expect(await titles()).toEqual(["a", "b"]), 15_000);
  await vi.waitFor(
    () => expect(server.asked.some((path) => path.startsWith("/playlistItems"))).toBe(true),
    10_000,
  );
  await Promise.all(workers.map(({ stop }) => stop()));
  expect(server.asked.filter((path) => path === "/feed")).toHaveLength(1);

  server.answer("/feed", (_, response) => response.end(feedOf(server.origin, ["c"])));
  await later();
  const again = await start();
  await vi.waitFor(async () => expect(await titles()).toEqual(["c"]), 15_000);
  await again.stop();
});

test("the whole home page is one operation of at most six statements", async () => {
  server.answer("/playlistItems", (_, response) =>
    response.end(playlistPage(server.origin, [{ id: videoId(1) }])),
  );
  await Promise.all([refresh("news"), refresh("videos")]);
  const home = `{
    user { first_name viewerCanUseLogbook }
    recentActivities { id dateOfProcedure attending { firstName lastName } procedure { name } }
    youtubeVideos { id title thumbnail } newsArticles { title date link image } contentSources { kind isFailing }
  }`;
  const statements = await statementsOf(() => portal.get(cast.maya, home));
  expect(statements.length).toBeLessThanOrEqual(6);
});
