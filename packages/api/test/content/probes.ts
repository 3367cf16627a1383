import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

export const probes: readonly Probe[] = [
  { operation: "Query.newsArticles", call: { query: "{ newsArticles { title } }" } },
  { operation: "Query.youtubeVideos", call: { query: "{ youtubeVideos { id } }" } },
  { operation: "Query.contentSources", call: { query: "{ contentSources { kind } }" } },
];

export const webOperations: readonly WebOperation[] = [["VideosQuery", cast.maya, 2]];
