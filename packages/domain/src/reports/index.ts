export { collapseRepeats, type Repeated } from "./collapse-repeats.ts";
export { failedRequestLimits, isKept, keptCodes } from "./failed-request.ts";
export {
  type FeedbackForm,
  type FeedbackWork,
  feedbackSchema,
  feedbackWorkSchema,
} from "./feedback.ts";
export { type FeedbackState, feedbackLimits, feedbackStates } from "./feedback-facts.ts";
export { knownSegments } from "./known-segments.ts";
export { reportLimits } from "./limits.ts";
export { reportSampling, type SessionSample, sampleOf } from "./sampling.ts";
export { sanitizeRecording } from "./sanitize-recording.ts";
export { type ReportKind, sanitizeReport } from "./sanitize-report.ts";
export { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
