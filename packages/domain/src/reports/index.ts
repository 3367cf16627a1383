export { failedRequestLimits, isKept, keptCodes } from "./failed-request.ts";
export {
  type FeedbackForm,
  type FeedbackWork,
  feedbackSchema,
  feedbackWorkSchema,
} from "./feedback.ts";
export { type FeedbackState, feedbackLimits, feedbackStates } from "./feedback-facts.ts";
export { keptRecording } from "./kept-recording.ts";
export { keptReport, type ReportKind } from "./kept-report.ts";
export { knownSegments } from "./known-segments.ts";
export { reportLimits } from "./limits.ts";
export { gatherRepeats, type Repeated } from "./repeats.ts";
export { reportSampling, type SessionSample, sampleOf } from "./sampling.ts";
export { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
