/** What other rooms of the API may use of this one. */
export { hint } from "./hint.ts";
export { hintStreams } from "./hint-routes.ts";
export { openHintFeed } from "./open-hint-feed.ts";
