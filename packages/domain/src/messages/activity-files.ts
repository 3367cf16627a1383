/** The parts without which a case cannot be downloaded (6.019). */
export const caseParts = ["groups", "benchmark", "metric_values", "metric_descriptions"] as const;
export type CasePart = (typeof caseParts)[number];

/** Texts of the files of a run: report, pictures, recordings, and all of them in one. */
export const activityFileTexts = {
  /** The specification gives this text word for word (6.019). */
  caseIncomplete: (missing: readonly CasePart[]) =>
    `Could not download because results are missing or incomplete (Missing ${missing.join(", ")})`,
  /** The specification gives this text word for word (6.020). */
  caseFailed: "Something went wrong when downloading cases file.",
  /** The specification gives this text word for word (6.021). */
  noReport: "No report found for the current activity.",
  noPreview: "No preview",
  pictureNotLoaded: "This picture could not be shown. Try again, or download the file.",
  recordingNotLoaded: "This recording could not be played. Try again, or download the file.",
  /** Shown for a picture or recording whose time is outside its run. */
  outsideRun: "Outside the run",
  /** Shown for a picture or recording whose time the simulator did not report. */
  timeNotStated: "Time not stated",
  /** The specification gives this text word for word (6.023). */
  noImages: "There are no images for this activity.",
} as const;

/** The message when the download of a case cannot begin, by the error's code and facts (6.019, 6.020). */
export function caseFailureText(
  failure: { readonly code: string; readonly missing?: unknown } | undefined,
): string {
  if (failure?.code !== "MISSING_FILE" || !Array.isArray(failure.missing))
    return activityFileTexts.caseFailed;
  const named: readonly unknown[] = failure.missing;
  return activityFileTexts.caseIncomplete(caseParts.filter((part) => named.includes(part)));
}
