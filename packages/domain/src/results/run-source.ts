/**
 * Where a run comes from: a machine of the cloud, a station on which its person was signed in, or its person, who delivered it
 * with their own token. The portal knows it from who delivers; nothing that is delivered says it.
 */
export const runSources = ["cloud_machine", "station", "by_hand"] as const;
export type RunSource = (typeof runSources)[number];
