import type { CaseRefusal } from "../personal-cases/refusal.ts";

/** The texts of personal cases (12.022-12.036). Those with a number beside them are specified word for word. */
export const personalCaseTexts = {
  /** The specification gives this text word for word (12.022, 12.024). */
  badges: { cloud: "Cloud", local: "Local" },
  /** The specification gives this text word for word (12.022). */
  download: "Download",
  /** The specification gives this text word for word (12.024). */
  launch: "Launch Case",
  /** The specification gives this text word for word (12.025). */
  running: "Launching...",
  /** The specification gives this text word for word (12.026). */
  retry: "Retry Download",
  /** The specification gives this text word for word (12.027, M17). */
  clientRequired: { badge: "Qt Required", action: "Qt Client Required" },
  /** The specification gives this text word for word (12.034). */
  signInRequired: "User authentication required",
  /** Includes the server's own message (12.035, M18). */
  loadFailedBecause: (message: string): string => `Failed to load vistcases: ${message}`,
  /** The specification gives this text word for word (12.036, M18). */
  loadFailed: "Failed to load your vistcases",
  none: "You have no personal cases yet. Cases that you make with the case creator are kept here.",
  noneFound: "No cases match.",
  phases: { fetching: "Downloading", paused: "Paused", checking: "Checking the file..." },
  goneFromHere: (name: string, more: number): string =>
    more === 0
      ? `“${name}” is no longer on this simulator. Download it again to launch it.`
      : `“${name}” and ${more} more are no longer on this simulator. Download them again to launch them.`,
  tryAgain: "Try again",
} as const;

const downloadFailures: Readonly<Record<string, string>> = {
  DAMAGED: "The file arrived damaged. Download it again.",
  DISK_FULL: "The disk of the simulator is full. Free some space, then try again.",
  LINK_EXPIRED:
    "The simulator could not fetch the file: its link was refused several times. Try again later.",
  NOT_FOUND: "This case is no longer in the cloud.",
  OFFLINE: "The connection was lost. Try again.",
  NOT_SIGNED_IN: "The simulator does not know whose cases these are. Sign in again.",
  CLOSED: "The desktop client stopped. Try again once it is back.",
  NOT_CONNECTED: "The desktop client stopped. Try again once it is back.",
};

/** Why a download of a case failed, by the code that the simulator reports; unknown codes have a text too (12.026). */
export function caseDownloadFailure(code: string): string {
  return downloadFailures[code] ?? "The case could not be downloaded. Please try again.";
}

const launchFailures: Readonly<Record<string, string>> = {
  BUSY: "Something else is running at this simulator. End it first, then launch the case.",
  DAMAGED: "The file of this case is damaged. Download it again.",
  NOT_FOUND: "The file of this case is no longer here. Download it again.",
  NOT_INSTALLED: "The module of this case is not installed at this simulator.",
  NOT_LICENSED: "This simulator has no license for the module of this case.",
};

/** Why a case was not launched, by the code that the simulator gives. */
export function caseLaunchFailure(code: string): string {
  return launchFailures[code] ?? "The case could not be launched. Please try again.";
}

const refusals: {
  readonly [Reason in CaseRefusal["reason"]]: (facts: Extract<CaseRefusal, { reason: Reason }>) => string;
} = {
  job_missing: () => "The first part is `jobId`, the creator's own id of the case: a UUID.",
  metadata_missing: () => "The part `metadata` comes before the file.",
  metadata_wrong: () => "The metadata of the case cannot be read or is too long.",
  digest_wrong: () => "The file does not match its `sha256`.",
  file_missing: () => "The part `case` with the file is missing.",
  file_name: () => "The name of a case file must end with .vistcase.",
  empty: () => "The file is empty.",
  not_a_case: () => "This is not a case.",
  incomplete: () => "The file is cut off or damaged.",
  other_parts: () => "There is an unexpected part.",
  too_large: ({ maxBytes }) => `A case has at most ${Math.floor(maxBytes / 1_048_576)} MB.`,
  too_many: ({ most }) => `You have ${most} cases, which is the maximum.`,
};

/** Why a case was not accepted. */
export function caseRefusalText(refusal: CaseRefusal): string {
  const text = refusals[refusal.reason] as (facts: CaseRefusal) => string;
  return text(refusal);
}
