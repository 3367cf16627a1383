export * from "./class-progress.ts";
export * from "./completion.ts";
export * from "./course-list.ts";

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

export * from "./course-voucher-code.ts";

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
export * from "./mirror/sync-finding.ts";
export * from "./progress-freshness.ts";
export { numberInAddress, spaceAddress } from "./space-address.ts";
export { firstSpaceCodes, lastSpaceCode } from "./space-order.ts";
export * from "./start-course.ts";
