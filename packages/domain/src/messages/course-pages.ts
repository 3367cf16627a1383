/** The texts of the pages of courses and spaces, which the start page does not need. */
export const coursePageTexts = {
  howToGet: "You get courses by joining a group or opening a link. Ask the person who runs your training.",
  noSuchSpace: "This learning space does not exist, or none of its courses is open to you.",
  noSuchCourse: "This course does not exist, or is not open to you.",
  noCourses: "There is no course for you in this learning space at the moment.",
  noneFound: "No course matches this name, category or code.",
  noLongerOpen: "No longer open to you. Your progress is kept.",
  userHasNone: "This user has no courses.",
  nothingToAdd: "This user has no more courses available for enrollment.",
  allOfUser: "Show all courses of this person",
  availableForUser: "Available Courses for the user",
  makeAvailable: "Make Course available for the user",
  nobodyNamed: "This link does not say whose courses it leads to. Open it from the group's page.",
  madeAvailable: (course: string): string => `${course} is available now.`,
  noUnits: "The units of this course are not known yet.",
} as const;
