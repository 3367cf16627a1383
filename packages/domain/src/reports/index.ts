export { failedRequestLimits, isKept, keptCodes } from "./failed-request.ts";
export {
  type FeedbackForm,
  type FeedbackState,
  type FeedbackWork,
  feedbackLimits,
  feedbackSchema,
  feedbackStates,
  feedbackWorkSchema,
} from "./feedback.ts";
export { keptRecording, keptReport, type ReportKind } from "./kept-report.ts";
export { knownSegments } from "./known-segments.ts";
export { reportLimits } from "./limits.ts";
export { gatherRepeats, type Repeated } from "./repeats.ts";
export { reportSampling, type SessionSample, sampleOf } from "./sampling.ts";
export { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
