/** The path to which a page sends its recordings piece by piece: `<run>/<recording>/<number>`. */
export const recordingPath = "/room/recordings/";

/**
 * The maximum length of a recording in seconds; the next constants are the maximum number of a run's recordings, and of their
 * bytes together.
 */
export const maxRecordedSeconds = 600;
export const maxRecordings = 4;
export const maxRecordedBytes = 48 * 1024 * 1024;
export const maxPieceLength = 2 * 1024 * 1024;
