/**
 * Why the learning platform did not do what was asked: away, too slow, asked too often, refusing the portal, answering what
 * cannot be understood, or without such a thing; `none`: there is no platform.
 */
export type LearningFailure = "away" | "slow" | "busy" | "refused" | "unreadable" | "unknown" | "none";
