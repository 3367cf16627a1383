/** What other rooms of the API may use of this one. */
export type { ContentKind } from "./content-addresses.ts";
export { contentReading } from "./content-reading.ts";
export { imageFolder, imageRoute } from "./image-links.ts";
export { openSources } from "./open-sources.ts";
export { type RefreshDeps, refreshContent } from "./refresh-content.ts";
