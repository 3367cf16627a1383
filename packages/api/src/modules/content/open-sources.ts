import type { ContentSettings } from "../../config/content-settings.ts";
import { reachOf } from "../../sources/reach.ts";
import type { RetryOptions } from "../../sources/retries.ts";
import { rssNews } from "../../sources/rss-news.ts";
import { webImages } from "../../sources/web-images.ts";
import { youtubeVideos } from "../../sources/youtube-videos.ts";
import { addressesOf } from "./address.ts";
import type { RefreshDeps } from "./refresh-content.ts";

/** The sources that the settings name. */
export function openSources(
  settings: ContentSettings,
  retries: RetryOptions = {},
): Omit<RefreshDeps, "db" | "objectStore"> {
  const { news, videos } = settings;
  const reach = reachOf([news?.feedUrl, videos?.apiUrl].filter((address) => address !== undefined));
  return {
    addresses: addressesOf(settings),
    images: webImages(reach),
    ...(news === undefined ? {} : { news: rssNews({ ...news, reach, retries }) }),
    ...(videos === undefined ? {} : { videos: youtubeVideos({ ...videos, reach, retries }) }),
  };
}
