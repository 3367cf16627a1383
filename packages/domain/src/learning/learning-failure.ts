/**
 * Why the learning platform did not do what was asked: away, too slow, asked too often, refusing the portal's key (`refused`),
 * refusing this one request (`rejected`), answering what cannot be understood, or without such a thing; `none`: there is no
 * platform.
 */
export type LearningFailure =
  | "away"
  | "slow"
  | "busy"
  | "refused"
  | "rejected"
  | "unreadable"
  | "unknown"
  | "none";
