export {
  behindByPoints,
  type ClassFigure,
  isBehind,
  isNotBegun,
  isQuiet,
  lastActivity,
  middleOf,
  overallPercentage,
  quietAfterDays,
  type Standing,
  standingIn,
} from "./class-progress.ts";
export {
  type CompletionStatus,
  type CourseSection,
  completionStatuses,
  courseSection,
  courseSections,
  mayReset,
  mayStart,
  readCompletion,
  type UnitStatus,
} from "./completion.ts";
export {
  type CourseFilter,
  categoriesOf,
  findCourses,
  type ListedCourse,
  sectionsOfCourses,
} from "./course-list.ts";
export { readDisplayName } from "./display-name.ts";
export { groupCourseLimits } from "./group-courses.ts";
export { numberInAddress, spaceAddress } from "./space-address.ts";
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
