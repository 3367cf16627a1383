import { type Guard, guardEach } from "../../graphql/guards.ts";

export const contentGuards: readonly Guard[] = guardEach(
  ["Query.newsArticles", "Query.youtubeVideos", "Query.contentSources"],
  { signedIn: "the same for everybody" },
);
