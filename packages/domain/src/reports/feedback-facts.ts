/** The states of a person's report. */
export const feedbackStates = ["new", "in_work", "done"] as const;

export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = {
  name: 200,
  description: 5_000,
  note: 5_000,
  /** The limit for one person per hour. */
  anHour: 10,
  /** How many days an entry is kept in the state "done", or without being looked at, before it is deleted with its picture. */
  keptDays: 365,
  /** The number of days after which forwarding is given up. */
  forwardedForDays: 7,
} as const;
