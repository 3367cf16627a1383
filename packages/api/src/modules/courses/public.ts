/** What other rooms of the API may use of this one. */
export { anyCourses, type CourseView, courseOf, coursesOf } from "./course-queries.ts";
