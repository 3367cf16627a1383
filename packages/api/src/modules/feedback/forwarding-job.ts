/** The job that sends reports on; asked for again before it has begun, it is the same one. */
export const forwardFeedbackJob = "forward_feedback";
