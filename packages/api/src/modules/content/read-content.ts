import { newsAndVideoLimits } from "@cathedra/domain/content";
import { fieldError } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { invalidInput, sourceUnavailable } from "../../errors.ts";
import type { NewsArticle, YoutubeVideo } from "../../graphql/generated/contract.ts";
import type { ContentReading } from "../../ports/content-reading.ts";
import { findArticles, findVideos, getStates, type SourceState } from "./queries.ts";

type Deps = { readonly db: Db; readonly content: ContentReading };

/** The latest news; null if no feed is configured, an error if the feed has never answered (1.040, X104). */
export async function readNews({ db, content }: Deps): Promise<readonly NewsArticle[] | null> {
  const { news } = content.addresses;
  if (news === undefined) return null;
  const articles = await findArticles(db, news, newsAndVideoLimits.articles);
  if (articles === undefined) throw sourceUnavailable("news");
  return articles.map(({ imageKey, ...article }) => ({ ...article, image: getLink(content, imageKey) }));
}

/** The videos; null if no playlist is configured, an error if the playlist has never answered (1.041, X104). */
export async function readVideos(
  { db, content }: Deps,
  maxResults: number,
): Promise<readonly YoutubeVideo[] | null> {
  if (maxResults < 1 || maxResults > newsAndVideoLimits.videos) {
    throw invalidInput([
      fieldError("maxResults", "OUT_OF_RANGE", { min: 1, max: newsAndVideoLimits.videos }),
    ]);
  }
  const { videos } = content.addresses;
  if (videos === undefined) return null;
  const found = await findVideos(db, videos, maxResults);
  if (found === undefined) throw sourceUnavailable("videos");
  return found.map(({ imageKey, ...video }) => ({ ...video, thumbnail: getLink(content, imageKey) }));
}

export async function readSources({ db, content }: Deps): Promise<readonly SourceState[]> {
  return getStates(db, content.addresses);
}

function getLink({ linkTo }: ContentReading, key: string | null): string | null {
  return key === null ? null : linkTo(key);
}
