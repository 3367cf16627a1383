/**
 * The reason why the learning platform did not carry out a request: unavailable, too slow, rate-limited, refusing the portal's
 * key (`refused`), refusing this request (`rejected`), an invalid answer, or a missing thing; `none` if no platform is
 * configured.
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
