export { contentLimits } from "./limits.ts";
export { embedAddress, isYoutubeVideoId, watchAddress, youtubeVideoId } from "./youtube.ts";
