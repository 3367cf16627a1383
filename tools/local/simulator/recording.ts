/** The path to which a page sends its recordings piece by piece: `<run>/<recording>/<number>`. */
export const recordingPath = "/room/recordings/";

/**
 * The maximum length of a recording in seconds; the next constants are the maximum number of a run's recordings, and of their
 * bytes together.
 */
export const mostRecordedSeconds = 600;
export const mostRecordings = 4;
export const mostRecordedBytes = 48 * 1024 * 1024;
export const longestPiece = 2 * 1024 * 1024;
