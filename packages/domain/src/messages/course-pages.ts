/** The texts of the pages of courses and spaces, which the start page does not need. */
export const coursePageTexts = {
  /** Shown below the text that there are no spaces. */
  howToGet: "You get courses by joining a group or opening a link. Ask the person who runs your training.",
  /** Shown for an address that leads to no learning space that the person can open. */
  noSuchSpace: "This learning space does not exist, or none of its courses is open to you.",
  /** Shown for an address that leads to no course that the person can open. */
  noSuchCourse: "This course does not exist, or is not open to you.",
  noCourses: "There is no course for you in this learning space at the moment.",
  noneFound: "No course matches this name, category or code.",
  /** Shown for a course that the person has begun and can no longer open. */
  noLongerOpen: "No longer open to you. Your progress is kept.",
  /** The specification gives this text word for word (5.007). */
  userHasNone: "This user has no courses.",
  /** The specification gives this text word for word (5.008). */
  nothingToAdd: "This user has no more courses available for enrollment.",
  /** Shown when only one course of a person is shown. */
  allOfUser: "Show all courses of this person",
  /** The specification gives this text word for word (5.006). */
  availableForUser: "Available Courses for the user",
  /** The specification gives this text word for word (5.006). */
  makeAvailable: "Make Course available for the user",
  /** Shown when the address of the page of a person's courses is incomplete. */
  nobodyNamed: "This link does not say whose courses it leads to. Open it from the group's page.",
  madeAvailable: (course: string): string => `${course} is available now.`,
  noUnits: "The units of this course are not known yet.",
} as const;
