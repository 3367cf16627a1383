/** The public interface of this module: what other modules of the API may import. */

export { classFigures } from "./class-figures.ts";
export type { ClassOverviewView } from "./class-overviews.ts";
export type { GroupCourseView } from "./course-list.ts";
