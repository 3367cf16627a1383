import { contentLimits } from "@cathedra/domain/content";
import type { QueryYoutubeVideosArgs } from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { contentGuards } from "./guards.ts";
import { readNews, readSources, readVideos } from "./read-content.ts";

/** News and videos, which come from outside and are the same for everybody who is signed in (1.040, 1.041). */
export const contentModule: ApiModule = {
  name: "content",
  resolvers: {
    Query: {
      newsArticles: (_: unknown, _args: unknown, context: GraphqlContext) => readNews(context),
      youtubeVideos: (_: unknown, { maxResults }: QueryYoutubeVideosArgs, context: GraphqlContext) =>
        readVideos(context, maxResults ?? contentLimits.videosOnHome),
      contentSources: (_: unknown, _args: unknown, context: GraphqlContext) => readSources(context),
    },
  },
  listSizes: {
    "Query.newsArticles": contentLimits.articles,
    "Query.youtubeVideos": contentLimits.videos,
    "Query.contentSources": 2,
  },
  guards: contentGuards,
};
