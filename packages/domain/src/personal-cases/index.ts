export * from "./case-list-state.ts";
export { caseEnding, caseFileName, isOwnCasePath } from "./case-path.ts";
export { personalCaseLimits } from "./limits.ts";
export { type CaseMetadata, maxMetadataLength, readCaseMetadata } from "./metadata.ts";
export { type LocalCase, type PersonalCase, readPersonalCases } from "./personal-case.ts";
export type { CaseRefusal } from "./refusal.ts";
