import { join } from "node:path";
import { answers, childService } from "./child-service.ts";
import { demoKey, demoPlaylist } from "./content/playlist.ts";
import type { DataPaths } from "./data-paths.ts";
import type { LogFile } from "./log-file.ts";
import type { Options } from "./options.ts";
import type { Service } from "./service.ts";

export type ContentPlan = {
  readonly options: Options;
  readonly paths: DataPaths;
  readonly port: number;
  readonly log: LogFile;
  readonly signal: AbortSignal;
};

/** The stand-ins for the news feed, for YouTube and for its player. */
export function contentService({ options, paths, port, log, signal }: ContentPlan): Service {
  return childService({
    name: "news and videos",
    args: ["--conditions=cathedra-source", join(paths.local, "content/main.ts")],
    env: { CONTENT_HOST: options.host, CONTENT_PORT: String(port) },
    log,
    signal,
    isReady: () => answers(`http://127.0.0.1:${port}/news/feed.xml`),
  });
}

/** The settings with which the portal's processes use the stand-ins, the same as for the real services. */
export function contentEnvironment(port: number) {
  return {
    NEWS_FEED_URL: `http://localhost:${port}/news/feed.xml`,
    YOUTUBE_API_URL: `http://localhost:${port}/youtube/v3`,
    YOUTUBE_API_KEY: demoKey,
    YOUTUBE_PLAYLIST_ID: demoPlaylist,
  };
}

export function playerAt(port: number): string {
  return `http://localhost:${port}/embed`;
}
