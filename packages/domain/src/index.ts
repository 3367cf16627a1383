export type { Branded } from "./branded.ts";
export { byteText } from "./byte-text.ts";
export { isReversed, type OpenRange, rangeError } from "./day-range.ts";
export { durationText, formatDuration, roughDuration, shortDuration, waitingTime } from "./duration.ts";
export { addressesIn, emailKey, isEmail, longestEmail } from "./email.ts";
export * from "./enumerations.ts";
export { fullName } from "./full-name.ts";
export {
  type AttendingId,
  type CaseId,
  type CourseId,
  type CourseVoucherId,
  type CustomerId,
  type ExerciseId,
  type FeedbackId,
  type GroupId,
  type HospitalId,
  isUuid,
  type KeycloakId,
  type LaunchId,
  type LearningSpaceId,
  type MachineId,
  type ModuleId,
  type NotificationId,
  type OperationId,
  type PersonalCaseId,
  type RecordId,
  type ReleaseId,
  type SessionId,
  type SimulatorActivityId,
  type SimulatorModuleId,
  type SoftwareId,
  type StationId,
  type StationLogId,
  type StationSessionId,
  type StorageItemId,
  type TargetId,
  type UnitId,
  type UpdateId,
  type UserId,
  type UserSystemId,
  type VoucherId,
} from "./ids.ts";
export {
  type InviteKind,
  inviteCodeBytes,
  inviteKind,
  inviteLink,
  personalInvitationLink,
} from "./invite-code.ts";
export { formatDate, formatDateTime, formatNewsDate } from "./locale-format.ts";
export { pageCount, pagesToShow } from "./pager.ts";
export { percentText } from "./percent-text.ts";
export { err, ok, type Result } from "./result.ts";
export { searchForm } from "./search-form.ts";
export { type Partner, parsePublishedSiteConfig, parseSiteConfig, type SiteConfig } from "./site-config.ts";
export { deviationOf, medianOf } from "./statistics.ts";
export {
  addDays,
  daysBetween,
  type Instant,
  instant,
  type LocalDate,
  parseInstant,
  parseLocalDate,
  utcDay,
} from "./time.ts";
export {
  canonicalVersion,
  compareVersions,
  formatVersion,
  fullVersion,
  isAtLeast,
  isSameVersion,
  noVersion,
  parseVersion,
  type Version,
} from "./version.ts";
