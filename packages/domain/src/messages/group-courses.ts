/** The texts of a group's courses (9.043, 9.045, 9.057). */
export const groupCoursesTexts = {
  /** The text of a toast; the wording is specified (9.057). */
  updated: "Successfully updated courses",
  /** The specification gives this text word for word (9.057). */
  updateFailed: "Something went wrong when updating courses",
  /** Shown to an admin of the account who is not an admin of the group (X26). */
  notYours: "The courses of this group are chosen by its own admins.",
  /** Shown when a chosen course is no longer available to the institution. */
  notToGive: "One of the courses is no longer available to the institution. The lists show the others.",
  notLoaded: "The courses of this group could not be loaded.",
  noneAssigned: "No courses assigned yet. Choose some of the available ones.",
  noneAvailable: "The group has every course that its account may use.",
  noCourses: "The account may not use any course yet. A system administrator opens courses to accounts.",
  noneMatch: "No courses match.",
  /** A course of the group that its people cannot open at present. */
  notUsable: "No longer available to the account",
  /** Shown if there are more than the API lists: the others cannot be found here. */
  notAll: (listed: number): string => `Only ${listed.toLocaleString("en")} courses are listed here.`,
  /** The choice on taking courses away (9.045); the first is the default. */
  takingAway: {
    title: (count: number): string => (count === 1 ? "Take away 1 course" : `Take away ${count} courses`),
    question: "Who should no longer have access?",
    newMembers: "New members only",
    newMembersHelp: "People who are in the group now keep their courses.",
    all: "Everyone",
    allHelp:
      "No one can start or continue it through this group any longer, including those who kept it before or came by its link. Progress is not lost.",
  },
  /** How many people keep a course that was taken from the group. */
  keptBy: (count: number): string => (count === 1 ? "1 person keeps it" : `${count} people keep it`),
  /** The text of moved courses that is announced to screen readers. */
  moved: (names: readonly string[], isGiven: boolean): string => {
    const what = names.length === 1 ? names[0] : `${names.length} courses`;
    return `${what} ${isGiven ? "assigned" : "taken away"}, not saved yet`;
  },
  /** Describes how many courses are added and taken away by the unsaved changes. */
  pending: (added: number, takenAway: number): string =>
    [...(added > 0 ? [`${added} added`] : []), ...(takenAway > 0 ? [`${takenAway} taken away`] : [])].join(
      ", ",
    ),
} as const;
