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
export { readDisplayName } from "./display-name.ts";
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
