/** What other rooms of the API may use of this one. */
export type { FeedbackRow } from "./feedback-queries.ts";
export { forgetFeedback } from "./forget-feedback.ts";
export { forwardFeedback } from "./forward-feedback.ts";
export { forwardFeedbackJob } from "./forwarding-job.ts";
