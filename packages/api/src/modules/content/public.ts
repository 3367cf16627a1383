/** The public interface of this module: what other modules of the API may import. */
export type { ContentKind } from "./content-addresses.ts";
export { contentReading } from "./content-reading.ts";
export { imageFolder, imageRoute } from "./image-links.ts";
export { openSources } from "./open-sources.ts";
export { type RefreshDeps, refreshContent } from "./refresh-content.ts";
