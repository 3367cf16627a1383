import type { NewsSource } from "../ports/news-source.ts";
import type { AllowedOrigins } from "./allowed-origins.ts";
import { boundedGet } from "./bounded-get.ts";
import { parseFeed } from "./parse-feed.ts";
import { errorOfResponse } from "./response-error.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";

const accept = "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1";

export type RssNewsOptions = {
  readonly feedUrl: string;
  readonly reach: AllowedOrigins;
  readonly timeoutMs?: number;
  readonly retries?: RetryOptions;
};

/** News from an RSS or Atom feed (1.040). The feed is downloaded only if it has changed. */
export function rssNews({ feedUrl, reach, timeoutMs = 10_000, retries }: RssNewsOptions): NewsSource {
  return {
    async latest({ etag, lastModified }, signal) {
      const limits = { reach, maxBytes: 4_194_304, timeoutMs, ...(signal === undefined ? {} : { signal }) };
      const headers = {
        accept,
        ...(etag === null ? {} : { "if-none-match": etag }),
        ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
      };
      const got = await withRetries(
        async () => {
          const answer = await boundedGet(feedUrl, { ...limits, headers });
          if (answer.status !== 200 && answer.status !== 304) throw errorOfResponse(answer);
          return answer;
        },
        { ...retries, ...(signal === undefined ? {} : { signal }) },
      );
      if (got.status === 304) return { kind: "unchanged" };
      const articles = parseFeed(got.body, { url: got.url, contentType: got.headers["content-type"] });
      const validators = {
        etag: got.headers.etag ?? null,
        lastModified: got.headers["last-modified"] ?? null,
      };
      return { kind: "articles", articles, validators };
    },
  };
}
