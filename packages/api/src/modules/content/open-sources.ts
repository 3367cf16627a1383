import type { ContentSettings } from "../../config/content-settings.ts";
import { createAllowedOrigins } from "../../sources/allowed-origins.ts";
import { rssNews } from "../../sources/rss-news.ts";
import { webImages } from "../../sources/web-images.ts";
import type { RetryOptions } from "../../sources/with-retries.ts";
import { youtubeVideos } from "../../sources/youtube-videos.ts";
import { getAddresses } from "./content-addresses.ts";
import type { RefreshDeps } from "./refresh-content.ts";

/** The sources that the settings name. */
export function openSources(
  settings: ContentSettings,
  retries: RetryOptions = {},
): Omit<RefreshDeps, "db" | "objectStore"> {
  const { news, videos } = settings;
  const reach = createAllowedOrigins(
    [news?.feedUrl, videos?.apiUrl].filter((address) => address !== undefined),
  );
  return {
    addresses: getAddresses(settings),
    images: webImages(reach),
    ...(news === undefined ? {} : { news: rssNews({ ...news, reach, retries }) }),
    ...(videos === undefined ? {} : { videos: youtubeVideos({ ...videos, reach, retries }) }),
  };
}
