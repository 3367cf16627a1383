import type { CompletionStatus, CourseSection, UnitStatus } from "../learning/completion.ts";

/** The texts of learning spaces and courses as people see them (5.001-5.025). */
export const courseTexts = {
  spaces: "Learning Spaces",
  /** The specification gives this text word for word (1.029, 5.005, M11). */
  noSpaces: "No learning spaces available",
  /** The specification gives this text word for word (1.030). */
  loadingSpaces: "Loading Learning Spaces...",
  /** Shown while progress is refetched, when a page opens and on the return from a course. */
  readingProgress: "Looking for your latest progress…",
} as const;

/** Names of the statuses of a course (5.014, X50). */
export const courseStatusTexts: Readonly<Record<CompletionStatus, string>> = {
  "": "Not started",
  not_attempted: "Not started",
  in_progress: "In progress",
  completed: "Pass",
  failed: "Not passed",
  unknown: "Not known",
};

/** Names of the statuses of a unit (5.015). */
export const unitStatusTexts: Readonly<Record<UnitStatus, string>> = {
  not_attempted: "–",
  in_progress: "In progress",
  completed: "Pass",
  failed: "Not passed",
  unknown: "Not known",
};

/** The sections of a space's courses (5.002). */
export const courseSectionTexts: Readonly<Record<CourseSection, string>> = {
  active: "Active",
  available: "Available",
  completed: "Completed",
};
