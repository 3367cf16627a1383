/** The public interface of this module: what other modules of the API may import. */
export { anyCourses, type CourseView, getCourse, getCourses } from "./course-queries.ts";
