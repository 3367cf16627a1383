import { contentLimits } from "@cathedra/domain/content";
import type { ApiModule } from "../module.ts";
import { contentGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** News and videos from external sources, the same for everyone who is signed in (1.040, 1.041). */
export const contentModule = {
  name: "content",
  resolvers,
  listSizes: {
    "Query.newsArticles": contentLimits.articles,
    "Query.youtubeVideos": contentLimits.videos,
    "Query.contentSources": 2,
  },
  guards: contentGuards,
} satisfies ApiModule;
