import { act, taking } from "./act.ts";

/** What people do with their own account, and what is done to their courses. */
export const peopleActs = {
  "account.profile_changed": act("Profile changed", "person"),
  "account.progress_reset": taking("Course progress of an account reset", "person"),
  "feedback.changed": act("Feedback worked on", "feedback"),
  "terms.accepted": act("Terms of service accepted", "person"),
  "course.made_available": act("Course made available to a person", "person"),
} as const;
