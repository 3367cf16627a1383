export { newsAndVideoLimits } from "./news-and-video-limits.ts";
export { embedAddress, isYoutubeVideoId, watchAddress, youtubeVideoId } from "./youtube.ts";
