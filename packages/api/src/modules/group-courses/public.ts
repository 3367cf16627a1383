/** What other rooms of the API may use of this one. */
export type { GroupCourseView } from "./course-list.ts";
