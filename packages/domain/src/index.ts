export { mayReadUser, mayResetAccountProgress } from "./access/account.ts";
export type { Actor, Membership } from "./access/actor.ts";
export { allows, type Decision } from "./access/decision.ts";
export {
  mayCreateRecordIn,
  mayDeleteRecord,
  mayEditRecord,
  mayFilterByParticipant,
  mayReadRecord,
  maySeeOptionalIdentifier,
  mayUseLogbook,
} from "./access/logbook.ts";
export {
  mayOpenAdministration,
  type NavigationFacts,
  type TopBarLink,
  topBarLinks,
} from "./access/navigation.ts";
export { type GroupRole, groupRoles, knownRoles, type Role, roles } from "./access/role.ts";
export type { Branded } from "./brand.ts";
export type {
  AttendingId,
  CustomerId,
  GroupId,
  HospitalId,
  KeycloakId,
  RecordId,
  UserId,
} from "./ids.ts";
export type {
  Attending,
  LogbookRecord,
  Participant,
  Procedure,
  RecordContent,
  RecordFacts,
} from "./logbook/record.ts";
export * from "./logbook/values.ts";
export { accountTexts } from "./messages/account.ts";
export {
  type AppErrorCode,
  type AppErrorFacts,
  appErrorCodes,
  appErrorText,
  httpStatusOf,
  isAppErrorCode,
} from "./messages/errors.ts";
export { type FieldError, type FieldErrorCode, type FieldErrorFacts, fieldError } from "./messages/fields.ts";
export { logbookTexts } from "./messages/logbook.ts";
export { shellTexts } from "./messages/shell.ts";
export { err, ok, type Result } from "./result.ts";
export { parsePublishedSiteConfig, parseSiteConfig, type SiteConfig } from "./site-config.ts";
export { daysBetween, type Instant, instant, type LocalDate, parseLocalDate } from "./time.ts";
export {
  compareVersions,
  formatVersion,
  isAtLeast,
  noVersion,
  parseVersion,
  type Version,
} from "./version.ts";
