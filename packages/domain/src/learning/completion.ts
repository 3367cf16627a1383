/**
 * The completion of a course or unit. `""` means not enrolled; statuses of the platform that the portal does not know are
 * `unknown`, which never counts as failed (X50).
 */
export const completionStatuses = [
  "",
  "not_attempted",
  "in_progress",
  "completed",
  "failed",
  "unknown",
] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

/** The status of a unit: no one enrols in a unit. */
export type UnitStatus = Exclude<CompletionStatus, "">;

const byToken: Readonly<Record<string, UnitStatus>> = {
  not_attempted: "not_attempted",
  incomplete: "in_progress",
  in_progress: "in_progress",
  pending: "in_progress",
  completed: "completed",
  passed: "completed",
  failed: "failed",
};

/**
 * Reads the platform's status, whose case and spaces differ between its calls (`Not attempted`, `not_attempted`). Missing and
 * empty mean not enrolled.
 */
export function readCompletion(token: string | null | undefined): CompletionStatus {
  const key = (token ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  if (key === "") return "";
  return (Object.hasOwn(byToken, key) ? byToken[key] : undefined) ?? "unknown";
}

/** The sections of a space's courses, in their order (5.002). */
export const courseSections = ["active", "available", "completed"] as const;
export type CourseSection = (typeof courseSections)[number];

/**
 * The section of the list to which a course belongs (X50): available if not enrolled; active if begun, failed or of unknown
 * status.
 */
export function courseSection(status: CompletionStatus): CourseSection {
  if (status === "") return "available";
  return status === "completed" ? "completed" : "active";
}

/** Start is offered until a course has been begun; after that it is called Continue (5.012). */
export function mayStart(status: CompletionStatus): boolean {
  return status === "" || status === "not_attempted";
}

/** Reset is offered for begun and completed courses (5.012-5.014, X51). */
export function mayReset(status: CompletionStatus): boolean {
  return !mayStart(status);
}
