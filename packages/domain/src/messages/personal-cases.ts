import type { CaseRefusal } from "../personal-cases/refusal.ts";

/** The texts of cases that people made (12.022-12.036). Word for word where a number stands beside them. */
export const personalCaseTexts = {
  title: "My Case-It Cases",
  /** (12.022, 12.024) */
  badges: { cloud: "Cloud", local: "Local" },
  /** (12.022) */
  download: "Download",
  /** (12.024) */
  launch: "Launch Case",
  /** (12.025) */
  running: "Launching...",
  /** (12.026) */
  retry: "Retry Download",
  /** (12.027, M17) */
  clientRequired: { badge: "Qt Required", action: "Qt Client Required" },
  /** (12.034) */
  signInRequired: "User authentication required",
  /** With the server's own words (12.035, M18). */
  loadFailedBecause: (message: string): string => `Failed to load vistcases: ${message}`,
  /** (12.036, M18) */
  loadFailed: "Failed to load your vistcases",
  /** What went wrong at the simulator, by the code that it gives. */
  downloadFailed: {
    checksum: "The file arrived damaged. Download it again.",
    disk_full: "The simulator's disk is full. Free some space, then try again.",
    link_expired: "The download was paused for too long. Try again.",
    not_found: "This case is no longer in the cloud.",
    network: "The connection was lost. Try again.",
    gone: "The desktop client stopped. Try again once it is back.",
    other: "The case could not be downloaded. Please try again.",
  },
  launchFailed: "The case could not be launched. Please try again.",
} as const;

const refusals: {
  readonly [Reason in CaseRefusal["reason"]]: (facts: Extract<CaseRefusal, { reason: Reason }>) => string;
} = {
  job_missing: () => "The first part is `jobId`, the creator's own id of the case: a UUID.",
  metadata_missing: () => "The part `metadata` comes before the file.",
  metadata_wrong: () => "What the case says of itself cannot be read, or is too long.",
  digest_wrong: () => "What arrived is not what `sha256` says.",
  file_missing: () => "The part `case` with the file is missing.",
  file_name: () => "The name of a case's file ends with .vistcase.",
  empty: () => "The file is empty.",
  not_a_case: () => "This is not a case.",
  incomplete: () => "The file is cut off or damaged.",
  other_parts: () => "There is a part that does not belong here.",
  too_large: ({ maxBytes }) => `A case has at most ${Math.floor(maxBytes / 1_048_576)} MB.`,
  too_many: ({ most }) => `You have ${most} cases, which is as many as are kept.`,
};

/** Why a case was not taken in. */
export function caseRefusalText(refusal: CaseRefusal): string {
  const text = refusals[refusal.reason] as (facts: CaseRefusal) => string;
  return text(refusal);
}
