export {
  applyCaseList,
  applyDownloadProgress,
  applyHeldCase,
  type CaseListState,
  type CaseState,
  caseState,
  type DownloadProgress,
  downloadFailed,
  downloadRequested,
  emptyCaseList,
  forgetClient,
  type HeldCase,
  refreshAfterMs,
} from "./case-list-state.ts";
export { caseEnding, caseFileName, isOwnCasePath } from "./case-path.ts";
export { personalCaseLimits } from "./limits.ts";
export { type CaseMetadata, longestMetadata, readCaseMetadata } from "./metadata.ts";
export { type LocalCase, type PersonalCase, readPersonalCases } from "./personal-case.ts";
export type { CaseRefusal } from "./refusal.ts";
