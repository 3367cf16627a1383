/**
 * A digest of the configured addresses of each kind, so that content from former feeds and playlists does not count. It
 * contains no secret.
 */
export type ContentAddresses = { readonly news?: string; readonly videos?: string };

/** The address of a picture, at the portal's own origin. */
export type ImageLinks = (objectKey: string) => string;

/** The parts of the process that reading news and videos needs. */
export type ContentReading = { readonly addresses: ContentAddresses; readonly linkTo: ImageLinks };
