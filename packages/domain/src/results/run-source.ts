/**
 * The source of a run: a cloud machine, a station on which the person was signed in, or the person with their own token. It is
 * derived from the authenticated sender, never from the delivered content.
 */
export const runSources = ["cloud_machine", "station", "by_hand"] as const;
export type RunSource = (typeof runSources)[number];
