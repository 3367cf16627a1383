import type { CompletionStatus, CourseSection, UnitStatus } from "../learning/completion.ts";

/** The texts of learning spaces and courses as people see them (5.001-5.025). */
export const courseTexts = {
  spaces: "Learning Spaces",
  /** (1.029, 5.005, M11) */
  noSpaces: "No learning spaces available",
  /** (1.030) */
  loadingSpaces: "Loading Learning Spaces...",
  /** Shown below it: how to get a course. */
  howToGet: "You get courses by joining a group or opening a link. Ask the person who runs your training.",
  /** An address that leads to no space of the person's. */
  noSuchSpace: "This learning space does not exist, or none of its courses is open to you.",
  /** An address that leads to no course of the person's. */
  noSuchCourse: "This course does not exist, or is not open to you.",
  noCourses: "There is no course for you in this learning space at the moment.",
  noneFound: "No course matches this name, category or code.",
  /** Shown for a course that the person has begun and can no longer open. */
  noLongerOpen: "No longer open to you. Your progress is kept.",
  /** (5.007) */
  userHasNone: "This user has no courses.",
  /** (5.008) */
  nothingToAdd: "This user has no more courses available for enrollment.",
  /** Shown when only one course of a person is shown. */
  allOfUser: "Show all courses of this person",
  /** (5.006) */
  availableForUser: "Available Courses for the user",
  /** (5.006) */
  makeAvailable: "Make Course available for the user",
  /** The address of a person's courses lacks a part. */
  nobodyNamed: "This link does not say whose courses it leads to. Open it from the group's page.",
  /** Shown while progress is refetched, when a page opens and on the return from a course. */
  readingProgress: "Looking for your latest progress…",
  madeAvailable: (course: string): string => `${course} is available now.`,
  noUnits: "The units of this course are not known yet.",
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
