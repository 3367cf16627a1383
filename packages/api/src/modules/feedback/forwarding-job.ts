/** The job that forwards feedback; requested again before it has begun, it runs only once. */
export const forwardFeedbackJob = "forward_feedback";
