import { newsAndVideoLimits } from "@cathedra/domain/content";
import type { ApiModule } from "../module.ts";
import { contentGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** News and videos from external sources, the same for everyone who is signed in (1.040, 1.041). */
export const contentModule = {
  name: "content",
  resolvers,
  listSizes: {
    "Query.newsArticles": newsAndVideoLimits.articles,
    "Query.youtubeVideos": newsAndVideoLimits.videos,
    "Query.contentSources": 2,
  },
  guards: contentGuards,
} satisfies ApiModule;
