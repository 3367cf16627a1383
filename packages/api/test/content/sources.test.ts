import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAllowedOrigins } from "../../src/sources/allowed-origins.ts";
import { rssNews } from "../../src/sources/rss-news.ts";
import { SourceError } from "../../src/sources/source-error.ts";
import { webImages } from "../../src/sources/web-images.ts";
import { withRetries } from "../../src/sources/with-retries.ts";
import { youtubeVideos } from "../../src/sources/youtube-videos.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { aPicture, feedOf, type Outside, outside, playlistPage, videoId } from "./outside.ts";

let server: Outside;
const other = openBeforeAll(outside);
beforeEach(async () => {
  server = await outside();
});
afterEach(() => server.close());

const noValidators = { etag: null, lastModified: null };
const soon = { pause: async () => undefined };

const news = (timeoutMs = 2000) =>
  rssNews({
    feedUrl: `${server.origin}/feed`,
    reach: createAllowedOrigins([server.origin]),
    timeoutMs,
    retries: soon,
  });
const videos = () =>
  youtubeVideos({
    apiUrl: server.origin,
    apiKey: "a key",
    playlistId: "PL1",
    reach: createAllowedOrigins([server.origin]),
    timeoutMs: 2000,
    retries: soon,
  });

async function getReason(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error("it did not fail"),
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(SourceError);
  return (error as SourceError).message;
}

describe("the feed", () => {
  test("the feed is requested with its last validators, and may answer that it is unchanged", async () => {
    server.answer("/feed", (request, response) => {
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(feedOf(server.origin, ["a"]));
    });
    const first = await news().latest(noValidators);
    expect(first).toMatchObject({
      kind: "articles",
      validators: { etag: '"1"' },
      articles: [{ title: "a" }],
    });
    expect(await news().latest({ etag: '"1"', lastModified: null })).toEqual({ kind: "unchanged" });
  });

  test("the feed may be compressed and redirected", async () => {
    server.answer("/feed", (_, response) => response.writeHead(301, { location: "/new" }).end());
    server.answer("/new", (_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(feedOf(server.origin, ["a"]))),
    );
    expect(await news().latest(noValidators)).toMatchObject({ articles: [{ title: "a" }] });
  });

  test("the feed is requested again after a temporary error", async () => {
    let times = 0;
    server.answer("/feed", (_, response) => {
      times += 1;
      response.writeHead(times < 3 ? 503 : 200).end(times < 3 ? "" : feedOf(server.origin, ["a"]));
    });
    expect(await news().latest(noValidators)).toMatchObject({ kind: "articles" });
    expect(times).toBe(3);
  });

  test.each([
    [404, 1],
    [403, 1],
    [500, 3],
    [429, 3],
  ])("a source that answers with status %i is requested %i times", async (status, times) => {
    server.answer("/feed", (_, response) => response.writeHead(status).end());
    expect(await getReason(news().latest(noValidators))).toBe(`answered ${status}`);
    expect(server.asked).toHaveLength(times);
  });

  test("the feed is left for the next refresh if it asks for a long wait", async () => {
    server.answer("/feed", (_, response) => response.writeHead(503, { "retry-after": "3600" }).end());
    await getReason(news().latest(noValidators));
    expect(server.asked).toHaveLength(1);
  });

  test("the feed is rejected if it is a web page or is truncated", async () => {
    server.answer("/feed", (_, response) => response.end("<!doctype html><p>Hello"));
    expect(await getReason(news().latest(noValidators))).toMatch("is a web page");
    server.answer("/feed", (_, response) => response.end(feedOf(server.origin, ["a"]).slice(0, -30)));
    expect(await getReason(news().latest(noValidators))).toBe("ends in the middle");
  });

  test("the feed fails if the response breaks off or its length does not match", async () => {
    server.answer("/feed", (_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("<rss>", () => response.destroy());
    });
    expect(await getReason(news().latest(noValidators))).toMatch("could not be read");
  });

  test.each([
    ["in time", (response: { write(text: string): void }) => void response],
    ["to the end", (response: { write(text: string): void }) => response.write("<rss>")],
  ])("the feed fails if it does not answer %s", async (_what, begin) => {
    server.answer("/feed", (_, response) => begin(response));
    expect(await getReason(news(100).latest(noValidators))).toBe("did not answer within 0.1 s");
  });

  test("the feed is refused at 50 MB before it has been read, sent or unpacked completely", async () => {
    let sent = 0;
    server.answer("/feed", (_, response) => {
      const piece = Buffer.alloc(1_048_576, "<a/>");
      const more = (): void => {
        if (sent >= 50 || response.destroyed) return;
        sent += 1;
        response.write(piece, more);
      };
      more();
    });
    expect(await getReason(news().latest(noValidators))).toBe("is larger than 4194304 bytes");
    expect(sent).toBeLessThan(50);
    server.answer("/feed", (_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(52_428_800))),
    );
    expect(await getReason(news(5000).latest(noValidators))).toBe("is larger than 4194304 bytes");
  });

  test("the feed fails on a redirect loop", async () => {
    server.answer("/feed", (_, response) => response.writeHead(302, { location: "/feed" }).end());
    expect(await getReason(news().latest(noValidators))).toBe("redirects more than 5 times");
    expect(server.asked).toHaveLength(6);
  });

  test("the feed is not followed into the worker's network or to any other address that is not allowed", async () => {
    other.answer("/secret", (_, response) => response.end(feedOf("", ["secret"])));
    for (const location of [
      `${other.origin}/secret`,
      "http://localhost/",
      "file:///etc/passwd",
      "http://[::1]/",
    ]) {
      server.answer("/feed", (_, response) => response.writeHead(302, { location }).end());
      expect(await getReason(news().latest(noValidators))).toMatch("leads to where it must not");
    }
    expect(other.asked).toEqual([]);
  });

  test("an unreachable feed is reported without its address", async () => {
    const gone = rssNews({
      feedUrl: "http://127.0.0.1:9/x?key=secret",
      reach: createAllowedOrigins(["http://127.0.0.1:9"]),
      retries: soon,
    });
    expect(await getReason(gone.latest(noValidators))).toBe("could not be read: ECONNREFUSED");
  });

  test("the feed stops at once on an abort, which is not reported as a failure", async () => {
    server.answer("/feed", () => undefined);
    const stop = new AbortController();
    const asking = news().latest(noValidators, stop.signal);
    stop.abort(new Error("stopping"));
    await expect(asking).rejects.toThrow("stopping");
  });
});

describe("the playlist", () => {
  const answerPages = (pages: Readonly<Record<string, string>>) =>
    server.answer("/playlistItems", (request, response) => {
      const query = new URL(request.url ?? "", server.origin).searchParams;
      response.end(pages[query.get("pageToken") ?? ""]);
    });

  test("the playlist is read page by page, without unavailable videos and without duplicates", async () => {
    answerPages({
      "": playlistPage(server.origin, [{ id: videoId(1) }, { id: videoId(2), state: "private" }], "two"),
      two: playlistPage(server.origin, [
        { id: videoId(3), state: "deleted" },
        { id: videoId(1) },
        { id: videoId(4) },
      ]),
    });
    const found = await videos().videos(499);
    expect(found.map(({ id }) => id)).toEqual([videoId(1), videoId(4)]);
    expect(found[0]?.thumbnailUrl).toBe(`${server.origin}/vi/${videoId(1)}.png`);
    const query = new URL(server.asked[0] ?? "", server.origin).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      part: "snippet,contentDetails",
      maxResults: "50",
      playlistId: "PL1",
      key: "a key",
    });
  });

  test("the playlist is read up to the requested number: 499 of a thousand (1.039)", async () => {
    const fifty = (start: number) =>
      Array.from({ length: 50 }, (_, index) => ({ id: videoId(start + index) }));
    answerPages(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, page) => [
          page === 0 ? "" : `p${page}`,
          playlistPage(server.origin, fifty(page * 50), `p${page + 1}`),
        ]),
      ),
    );
    expect(await videos().videos(499)).toHaveLength(499);
    expect(server.asked).toHaveLength(10);
  });

  test("the playlist stops if its pages form a loop", async () => {
    answerPages({
      "": playlistPage("", [], "a"),
      a: playlistPage("", [], "b"),
      b: playlistPage("", [], "a"),
    });
    expect(await getReason(videos().videos(499))).toBe("pages without end");
  });

  test("the playlist fails once with the API's own message if the quota is used up", async () => {
    const body = {
      error: { code: 403, message: "…", errors: [{ domain: "youtube.quota", reason: "quotaExceeded" }] },
    };
    server.answer("/playlistItems", (_, response) => response.writeHead(403).end(JSON.stringify(body)));
    expect(await getReason(videos().videos(4))).toBe("answered 403, quotaExceeded");
    expect(server.asked).toHaveLength(1);
  });

  test.each(["<!doctype html>", "null", "[]", '{"items":{}}', ""])(
    "the playlist fails with a readable reason on the answer %j",
    async (text) => {
      server.answer("/playlistItems", (_, response) => response.end(text));
      expect(await getReason(videos().videos(4))).toMatch("no list of a playlist");
    },
  );

  test("the playlist leaves out entries that are not videos or have invalid ids", async () => {
    answerPages({
      "": playlistPage("", [{ id: "../../evil" }, { id: videoId(1), title: "<b>" }, { id: "" }]),
    });
    expect(await videos().videos(4)).toMatchObject([{ id: videoId(1), title: "<b>" }]);
  });
});

describe("a picture", () => {
  const read = () => webImages(createAllowedOrigins([server.origin])).read(`${server.origin}/a.png`, null);

  test("a picture is recognised by its bytes, whatever its declared type", async () => {
    server.answer("/a.png", (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(aPicture()),
    );
    expect(await read()).toMatchObject({ kind: "image", type: "image/png" });
  });

  test.each([
    ["a page", Buffer.from("<html>"), "is no picture of a known kind"],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "is no picture of a known kind"],
    ["a picture that unpacks to gigabytes", aPicture("", 60_000), "is a picture of 60000 x 60000"],
    ["a picture without a size", aPicture("", 0), "is a picture of 0 x 0"],
    [
      "a picture of 10 MB",
      Buffer.concat([aPicture(), Buffer.alloc(10_485_760)]),
      "is larger than 3145728 bytes",
    ],
  ])("a picture is refused if it is %s", async (_what, body, reason) => {
    server.answer("/a.png", (_, response) =>
      response.writeHead(200, { "content-type": "image/png" }).end(body),
    );
    expect(await getReason(read())).toBe(reason);
  });
});

test("pauses between attempts grow, are spread, and respect a requested wait", async () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => pauses.push(ms);
  const fail = (retryAfterMs?: number) => async () => {
    throw new SourceError("away", {
      isTransient: true,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  };
  for (const random of [() => 0, () => 1]) {
    await withRetries(fail(), { attempts: 4, firstPauseMs: 100, random, pause }).catch(() => undefined);
  }
  expect(pauses).toEqual([50, 100, 200, 100, 200, 400]);
  pauses.length = 0;
  await withRetries(fail(5000), { attempts: 2, firstPauseMs: 100, pause }).catch(() => undefined);
  expect(pauses).toEqual([5000]);
});
