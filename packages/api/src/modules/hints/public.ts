/** What other rooms of the API may use of this one. */

export { hintStreams } from "./hint-routes.ts";
export { openHintFeed } from "./open-hint-feed.ts";
export { sendHint } from "./send-hint.ts";
