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
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
