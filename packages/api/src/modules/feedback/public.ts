/** The public interface of this module: what other modules of the API may import. */

export { deleteOldFeedback } from "./delete-old-feedback.ts";
export type { FeedbackRow } from "./feedback-queries.ts";
export { forwardFeedback } from "./forward-feedback.ts";
export { forwardFeedbackJob } from "./forwarding-job.ts";
