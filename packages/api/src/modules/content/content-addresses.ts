import { createHash } from "node:crypto";
import type { ContentSettings } from "../../config/content-settings.ts";

export type ContentKind = "news" | "videos";

/** A digest of what the settings name for each kind: feeds and playlists of before do not count. No secret is in it. */
export type ContentAddresses = { readonly [Kind in ContentKind]?: string };

export function addressesOf({ news, videos }: ContentSettings): ContentAddresses {
  return {
    ...(news === undefined ? {} : { news: digest(news.feedUrl) }),
    ...(videos === undefined ? {} : { videos: digest(`${videos.apiUrl} ${videos.playlistId}`) }),
  };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
