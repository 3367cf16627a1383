/** What other rooms of the API may use of this one. */

export { deleteOldFeedback } from "./delete-old-feedback.ts";
export type { FeedbackRow } from "./feedback-queries.ts";
export { forwardFeedback } from "./forward-feedback.ts";
export { forwardFeedbackJob } from "./forwarding-job.ts";
