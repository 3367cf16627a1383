/** A video of the playlist. */
export type PlaylistVideo = {
  readonly id: string;
  readonly title: string;
  /** The picture's address at the source. */
  readonly thumbnailUrl: string | null;
};

/**
 * The playlist in its order, without videos that are not public. Anything that prevents an answer is thrown as `SourceError`.
 */
export type VideoSource = {
  readonly videos: (most: number, signal?: AbortSignal) => Promise<readonly PlaylistVideo[]>;
};
