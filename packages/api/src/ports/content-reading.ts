/** A digest of what the settings name for each kind: feeds and playlists of before do not count. No secret is in it. */
export type ContentAddresses = { readonly news?: string; readonly videos?: string };

/** The address of a picture, at the portal's own origin. */
export type ImageLinks = (objectKey: string) => string;

/** The parts of the process that reading news and videos needs. */
export type ContentReading = { readonly addresses: ContentAddresses; readonly linkTo: ImageLinks };
