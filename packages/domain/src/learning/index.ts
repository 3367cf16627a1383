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
export { type LearningFailure, learningFailures } from "./failure.ts";
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
