export { collapseRepeats, type Repeated } from "./collapse-repeats.ts";
export { failedRequestCodes, failedRequestLimits, isKept, startFaultCodes } from "./failed-request.ts";
export * from "./feedback.ts";
export { type FeedbackState, feedbackLimits, feedbackStates } from "./feedback-facts.ts";
export { knownPathSegments } from "./known-path-segments.ts";
export { lastFailedStarts } from "./last-failed-starts.ts";
export { reportLimits } from "./limits.ts";
export { getStartRefusal, refusedStartLimits, refusedStep } from "./refused-start.ts";
export { sanitizeRecording } from "./sanitize-recording.ts";
export { type ReportKind, sanitizeReport } from "./sanitize-report.ts";
export { scrubAddress, scrubPath, scrubText } from "./scrub.ts";
export {
  compareLikelihoods,
  type StartFacts,
  type StartLikelihood,
  startLikelihood,
} from "./start-likelihood.ts";
