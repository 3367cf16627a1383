import { newsAndVideoLimits } from "@cathedra/domain/content";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { ContentAddresses } from "../../ports/content-reading.ts";
import type { ImageSource } from "../../ports/image-source.ts";
import type { FeedArticle, NewsSource, Validators } from "../../ports/news-source.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { PlaylistVideo, VideoSource } from "../../ports/video-source.ts";
import { SourceError } from "../../sources/source-error.ts";
import type { ContentKind } from "./content-addresses.ts";
import { storeImages, sweepImages } from "./image-store.ts";
import { claimRefresh, maxRefreshMs, recordFailure, recordSuccess } from "./source-state.ts";

/** The dependencies of a refresh; sources that are not configured are missing. */
export type RefreshDeps = {
  readonly db: Db;
  readonly objectStore: ObjectStore;
  readonly addresses: ContentAddresses;
  readonly news?: NewsSource;
  readonly videos?: VideoSource;
  readonly images: ImageSource;
};

export type Refreshed =
  | { readonly kind: "skipped" }
  | { readonly kind: "unchanged" }
  | { readonly kind: "stored"; readonly count: number }
  | { readonly kind: "failed"; readonly reason: string };

/** The time limits for a source and for its images afterwards, together shorter than a claim. */
const sourceMs = 80_000;
const imagesMs = 50_000;

const noValidators: Validators = { etag: null, lastModified: null };

/**
 * Reads a source and stores its content with the images, unless it was just read. If the source fails, the stored content stays
 * and the reason is recorded; only our own failures (database, object store) are thrown.
 */
export async function refreshContent(
  deps: RefreshDeps,
  kind: ContentKind,
  signal: AbortSignal = new AbortController().signal,
): Promise<Refreshed> {
  const address = deps.addresses[kind];
  if (address === undefined) return { kind: "skipped" };
  const known = await claimRefresh(deps.db, kind, address);
  if (known === undefined) return { kind: "skipped" };
  try {
    return kind === "news" ? await refreshNews(deps, known, signal) : await refreshVideos(deps, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SourceError)) throw error;
    await recordFailure(deps.db, kind, error.message);
    return { kind: "failed", reason: error.message };
  }
}

async function refreshNews(deps: RefreshDeps, known: Validators, signal: AbortSignal): Promise<Refreshed> {
  const answer = await inTime(signal, sourceMs, async (limited) => deps.news?.latest(known, limited));
  if (answer === undefined) return { kind: "skipped" };
  if (answer.kind === "unchanged") {
    await storeImagesOf(deps, await imagesOfArticles(deps.db), signal);
    await deps.db.transaction().execute((tx) => recordSuccess(tx, "news", known));
    return { kind: "unchanged" };
  }
  const articles = answer.articles.slice(0, newsAndVideoLimits.articles);
  await storeImagesOf(
    deps,
    articles.map(({ imageUrl }) => imageUrl),
    signal,
  );
  await deps.db.transaction().execute(async (tx) => {
    await replaceArticles(tx, articles);
    await recordSuccess(tx, "news", answer.validators);
  });
  await sweepImages(deps);
  return { kind: "stored", count: articles.length };
}

async function refreshVideos(deps: RefreshDeps, signal: AbortSignal): Promise<Refreshed> {
  const videos = await inTime(signal, sourceMs, async (limited) =>
    deps.videos?.videos(newsAndVideoLimits.videos, limited),
  );
  if (videos === undefined) return { kind: "skipped" };
  await storeImagesOf(
    deps,
    videos.map(({ thumbnailUrl }) => thumbnailUrl),
    signal,
  );
  await deps.db.transaction().execute(async (tx) => {
    await replaceVideos(tx, videos);
    await recordSuccess(tx, "videos", noValidators);
  });
  await sweepImages(deps);
  return { kind: "stored", count: videos.length };
}

/** Aborts the work after `ms`, which counts as a failure of the source, or with `signal`, which counts as our own stop. */
async function inTime<T>(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(ms);
  try {
    return await work(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && !signal.aborted) throw new SourceError(`did not end within ${ms / 1000} s`);
    throw error;
  }
}

async function storeImagesOf(
  deps: RefreshDeps,
  urls: readonly (string | null)[],
  signal: AbortSignal,
): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(Math.min(imagesMs, maxRefreshMs))]);
  await storeImages(
    deps,
    urls.filter((url) => url !== null),
    limited,
  );
  signal.throwIfAborted();
}

async function imagesOfArticles(db: Db): Promise<readonly (string | null)[]> {
  const rows = await db.selectFrom("news_article").select("image_url").orderBy("position").execute();
  return rows.map(({ image_url }) => image_url);
}

async function replaceArticles(tx: Tx, articles: readonly FeedArticle[]): Promise<void> {
  await tx.deleteFrom("news_article").execute();
  const rows = articles.map(({ title, link, publishedAt, imageUrl }, position) => ({
    position,
    title,
    link,
    published_at: publishedAt?.toISOString() ?? null,
    image_url: imageUrl,
  }));
  await sql`
    insert into news_article (position, title, link, published_at, image_url)
    select position, title, link, published_at, image_url from json_populate_recordset(
      null::news_article, ${JSON.stringify(rows)}::json)
  `.execute(tx);
}

async function replaceVideos(tx: Tx, videos: readonly PlaylistVideo[]): Promise<void> {
  await tx.deleteFrom("youtube_video").execute();
  const rows = videos.map(({ id, title, thumbnailUrl }, position) => ({
    position,
    video_id: id,
    title,
    thumbnail_url: thumbnailUrl,
  }));
  await sql`
    insert into youtube_video (position, video_id, title, thumbnail_url)
    select position, video_id, title, thumbnail_url from json_populate_recordset(
      null::youtube_video, ${JSON.stringify(rows)}::json)
  `.execute(tx);
}
