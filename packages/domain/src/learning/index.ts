export {
  behindByPoints,
  type ClassFigure,
  type ClassStatus,
  classStatus,
  hasNoRecentActivity,
  inactiveAfterDays,
  isBehind,
  isNotBegun,
  lastActivity,
  medianProgress,
  overallPercentage,
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
export { groupCourseLimits } from "./group-courses.ts";
export type { LearningFailure } from "./learning-failure.ts";
export {
  type Comparison,
  compareWithPlatform,
  type FieldChange,
  isImplausiblyEmpty,
} from "./mirror/compare-with-platform.ts";
export { isCutName, platformName, platformText } from "./mirror/platform-text.ts";
export { spaceCode } from "./mirror/space-code.ts";
export {
  actOf,
  type KeptAccess,
  type SyncAct,
  type SyncFinding,
  type SyncThing,
  syncActs,
} from "./mirror/sync-finding.ts";
export {
  agesOfProgress,
  currentForMs,
  isProgressCurrent,
  isResetSettled,
  isSyncDue,
  type Occasion,
  type ProgressReading,
} from "./progress-freshness.ts";
export { numberInAddress, spaceAddress } from "./space-address.ts";
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
