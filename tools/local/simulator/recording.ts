/** The path to which a page sends its recordings piece by piece: `<run>/<recording>/<number>`. */
export const recordingPath = "/room/recordings/";

/** No recording is longer, and a run has no more of them, nor more bytes of them all. */
export const mostRecordedSeconds = 600;
export const mostRecordings = 4;
export const mostRecordedBytes = 48 * 1024 * 1024;
export const longestPiece = 2 * 1024 * 1024;
