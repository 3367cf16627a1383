import { err, ok, type Result } from "@cathedra/domain";

/** The sources of news and videos. The section of a source that is not configured is not shown. */
export type ContentSettings = {
  readonly news?: { readonly feedUrl: string };
  readonly videos?: { readonly apiUrl: string; readonly apiKey: string; readonly playlistId: string };
};

type Given = {
  readonly NEWS_FEED_URL?: string | undefined;
  readonly YOUTUBE_API_URL: string;
  readonly YOUTUBE_API_KEY?: string | undefined;
  readonly YOUTUBE_PLAYLIST_ID?: string | undefined;
};

/** Checks the settings of news and videos: a playlist requires an API key, and a key requires a playlist. */
export function contentSettings(input: Given): Result<ContentSettings, readonly string[]> {
  const { NEWS_FEED_URL: feedUrl, YOUTUBE_API_URL: apiUrl } = input;
  const { YOUTUBE_API_KEY: apiKey, YOUTUBE_PLAYLIST_ID: playlistId } = input;
  const news = feedUrl === undefined ? {} : { news: { feedUrl } };
  if (apiKey !== undefined && playlistId !== undefined) {
    return ok({ ...news, videos: { apiUrl: apiUrl.replace(/\/+$/, ""), apiKey, playlistId } });
  }
  if (playlistId !== undefined) return err(["YOUTUBE_API_KEY: is required where YOUTUBE_PLAYLIST_ID is set"]);
  if (apiKey !== undefined) return err(["YOUTUBE_PLAYLIST_ID: is required where YOUTUBE_API_KEY is set"]);
  return ok(news);
}
