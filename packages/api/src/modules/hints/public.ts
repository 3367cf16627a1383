/** The public interface of this module: what other modules of the API may import. */

export { hintStreams } from "./hint-routes.ts";
export { openHintFeed } from "./open-hint-feed.ts";
export { notification, sendHint } from "./send-hint.ts";
