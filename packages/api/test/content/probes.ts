import type { Probe } from "../platform/role-matrix/probe.ts";

export const contentProbes: readonly Probe[] = [
  { operation: "Query.newsArticles", call: { query: "{ newsArticles { title } }" } },
  { operation: "Query.youtubeVideos", call: { query: "{ youtubeVideos { id } }" } },
  { operation: "Query.contentSources", call: { query: "{ contentSources { kind } }" } },
];
