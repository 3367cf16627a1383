import { contentLimits } from "@cathedra/domain/content";
import type { ApiModule } from "../module.ts";
import { resolvers } from "./resolvers.ts";

/** News and videos, which come from outside and are the same for everybody who is signed in (1.040, 1.041). */
export const contentModule = {
  name: "content",
  resolvers,
  listSizes: {
    "Query.newsArticles": contentLimits.articles,
    "Query.youtubeVideos": contentLimits.videos,
    "Query.contentSources": 2,
  },
  guards: [
    { operation: "Query.newsArticles", policy: "the same for everybody", access: { kind: "signedIn" } },
    { operation: "Query.youtubeVideos", policy: "the same for everybody", access: { kind: "signedIn" } },
    { operation: "Query.contentSources", policy: "the same for everybody", access: { kind: "signedIn" } },
  ],
} satisfies ApiModule;
