import { newsAndVideoLimits } from "@cathedra/domain/content";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readNews, readSources, readVideos } from "./read-content.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    newsArticles: (_, _args, context) => readNews(context),
    youtubeVideos: (_, { maxResults }, context) =>
      readVideos(context, maxResults ?? newsAndVideoLimits.videosOnHome),
    contentSources: (_, _args, context) => readSources(context),
  },
} satisfies Resolvers;
