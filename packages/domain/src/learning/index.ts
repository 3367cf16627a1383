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

export {
  acceptCourseVoucher,
  type CourseVoucherFacts,
  type CourseVoucherRefusal,
  type CourseVoucherState,
  courseVoucherLimits,
  courseVoucherState,
  latestCourseVoucherEnd,
  mayChangeCourseVoucherCode,
  type NewCourseVoucher,
  validateCourseVoucher,
} from "./course-voucher.ts";

export {
  type CourseVoucherCode,
  courseVoucherCode,
  courseVoucherLink,
  parseCourseVoucherCode,
} from "./course-voucher-code.ts";

export { readDisplayName } from "./display-name.ts";
export type { LearningFailure } from "./failure.ts";
export {
  agesOf,
  currentForMs,
  isCurrent,
  isDue,
  isSettled,
  type Occasion,
  type Reading,
} from "./freshness.ts";
export { groupCourseLimits } from "./group-courses.ts";
export { type Comparison, compare, type FieldChange, isHardlyTrue } from "./mirror/compare.ts";
export {
  actOf,
  type KeptAccess,
  type SyncAct,
  type SyncFinding,
  type SyncThing,
  syncActs,
} from "./mirror/finding.ts";
export { isCutName, platformName, platformText } from "./mirror/platform-text.ts";
export { spaceCode } from "./mirror/space-code.ts";
export { numberInAddress, spaceAddress } from "./space-address.ts";
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
