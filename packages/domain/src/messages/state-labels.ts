import type { FeedbackState } from "../reports/feedback-facts.ts";

// Apart from the other texts of their pages: the filter in an address is read before the page's texts are loaded.

export const feedbackStateLabels: Readonly<Record<FeedbackState, string>> = {
  new: "New",
  in_work: "In progress",
  done: "Done",
};

export const releaseStateLabels = { draft: "Draft", published: "Published", withdrawn: "Withdrawn" } as const;
