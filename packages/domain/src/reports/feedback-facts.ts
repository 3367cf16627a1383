/** What becomes of a report of a person. */
export const feedbackStates = ["new", "in_work", "done"] as const;

export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = {
  name: 200,
  description: 5_000,
  note: 5_000,
  /** Of one person. */
  anHour: 10,
  /** After so long in the state "done", or without anybody looking, it is deleted with its picture. */
  keptDays: 365,
  /** After so long nobody tries to send it on any more. */
  forwardedForDays: 7,
} as const;
