import { createHash } from "node:crypto";
import type { ContentSettings } from "../../config/content-settings.ts";
import type { ContentAddresses } from "../../ports/content-reading.ts";

export type ContentKind = keyof ContentAddresses;

export function getAddresses({ news, videos }: ContentSettings): ContentAddresses {
  return {
    ...(news === undefined ? {} : { news: digest(news.feedUrl) }),
    ...(videos === undefined ? {} : { videos: digest(`${videos.apiUrl} ${videos.playlistId}`) }),
  };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
