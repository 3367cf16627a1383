export { mayReadUser, mayResetAccountProgress, maySeePersonalDetails } from "./access/account.ts";
export * from "./access/accounts.ts";
export type { Actor, CustomerFacts, Membership } from "./access/actor.ts";
export {
  type AdminSection,
  type AdminSectionKey,
  adminSections,
  adminSectionsOf,
  type CustomerList,
  firstAdminSection,
  type ListedCustomers,
  mayAdministerCustomer,
  mayAdministerLogbook,
} from "./access/administration.ts";
export * from "./access/cloud-events.ts";
export * from "./access/cloud-rooms.ts";
export * from "./access/cloud-sessions.ts";
export {
  mayAdministerVouchers,
  mayReadForVouchers,
  mayUseCloudVoucher,
  type VoucherAsking,
} from "./access/cloud-vouchers.ts";
export { allows, type Decision } from "./access/decision.ts";
export {
  type GroupFacts,
  type LeaveRefusal,
  type LeavingFacts,
  mayManageGroupInvitation,
  mayReadGroup,
  maySeeGroupInvitation,
  refuseLeaving,
} from "./access/groups.ts";
export {
  mayCreateRecordIn,
  mayDeleteRecord,
  mayEditRecord,
  mayFilterByParticipant,
  mayKeepDrafts,
  mayListParticipant,
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
export { type GroupRole, groupRoles, knownRoles, type Role, roleLabels, roles } from "./access/role.ts";
export { mayOverseeGroup, mayReadTotals, type TotalsPerson, totalsScope } from "./access/totals.ts";
export * from "./accounts/account-input.ts";
export type { Branded } from "./brand.ts";
export * from "./cloud/agent/protocol.ts";
export * from "./cloud/agent/read.ts";
export * from "./cloud/agent/room-roles.ts";
export * from "./cloud/agent/room-token.ts";
export * from "./cloud/agent/signing.ts";
export { nextFreeStarts } from "./cloud/capacity/next-free.ts";
export * from "./cloud/capacity/prewarm.ts";
export {
  fitEvent,
  freeMachinesIn,
  fullTimes,
  type Hold,
  mostHeldAtOnce,
  reservationOf,
} from "./cloud/capacity/reservations.ts";
export {
  type FleetNow,
  freeUntil,
  isSingleUserMachineAvailable,
  nextFreeForOne,
  singleUserSessionSeconds,
} from "./cloud/capacity/single-user.ts";
export { holdsWithoutMachine } from "./cloud/capacity/unplaced.ts";
export * from "./cloud/catalogue/catalogue.ts";
export * from "./cloud/events/calendar-entry.ts";
export * from "./cloud/events/event-input.ts";
export * from "./cloud/events/event-lists.ts";
export { type EventNow, eventNow } from "./cloud/events/event-now.ts";
export * from "./cloud/events/event-report.ts";
export * from "./cloud/events/event-times.ts";
export { roleChangeText } from "./cloud/events/role-change.ts";
export * from "./cloud/events/start-event.ts";
export * from "./cloud/machines/acts.ts";
export {
  type AdminAction,
  actionsOf,
  actOnMachine,
  adminActions,
  mustConfirm,
} from "./cloud/machines/admin-actions.ts";
export { isFault, isMachineCause, type MachineCause, machineCauses } from "./cloud/machines/cause.ts";
export type { MachineChange, SessionOutcome } from "./cloud/machines/change.ts";
export { decide, type MachineDecision } from "./cloud/machines/decide.ts";
export { type MachineLimits, machineLimits } from "./cloud/machines/limits.ts";
export * from "./cloud/machines/machine.ts";
export { type AgentActivity, isSeenAlive, type Observation } from "./cloud/machines/observation.ts";
export { usualPowerOnMs } from "./cloud/machines/power-on.ts";
export type { MachineRefusal } from "./cloud/machines/refusal.ts";
export * from "./cloud/machines/start-progress.ts";
export * from "./cloud/machines/status.ts";
export type { MachineCommand, MachineStep } from "./cloud/machines/steps.ts";
export {
  formerTransitions,
  legalTransitions,
  type MachineTransition,
  machineTransitions,
} from "./cloud/machines/transitions.ts";
export { isWakeable, lentCauses, restingCauses } from "./cloud/machines/wakeable.ts";
export { readClientKey } from "./cloud/quota/client-key.ts";
export { mostTopUpHours, readTopUp, readTopUpHours, wholeHours } from "./cloud/quota/hours.ts";
export * from "./cloud/quota/ledger.ts";
export { type EventSession, refundOfEvent } from "./cloud/quota/refund.ts";
export * from "./cloud/quota/reservation.ts";
export { type EndedBy, type SessionEnding, sessionEndingText } from "./cloud/sessions/session-ending.ts";
export { givenBackSeconds, type LossReason, lossOf } from "./cloud/sessions/session-loss.ts";
export * from "./cloud/sessions/session-time.ts";
export * from "./cloud/sessions/simulator-dialog.ts";
export * from "./cloud/vouchers/accept-voucher.ts";
export * from "./cloud/vouchers/cloud-case-lists.ts";
export * from "./cloud/vouchers/cloud-voucher-input.ts";
export * from "./cloud/vouchers/lifecycle.ts";
export { type AccessCode, accessCode, parseAccessCode } from "./cloud/vouchers/voucher-code.ts";
export { voucherName } from "./cloud/vouchers/voucher-name.ts";
export { contentLimits } from "./content/limits.ts";
export { embedAddress, isYoutubeVideoId, watchAddress, youtubeVideoId } from "./content/youtube.ts";
export { isReversed, type OpenRange, rangeError } from "./day-range.ts";
export { addressesIn, emailKey, isEmail, longestEmail } from "./email.ts";
export * from "./enumerations.ts";
export { fullName } from "./full-name.ts";
export {
  type AcceptInvitationRefusal,
  acceptInvitation,
  type InvitationFacts,
} from "./groups/accept-invitation.ts";
export {
  type GroupInviteCode,
  groupCodeBytes,
  groupInviteCode,
  parseGroupInviteCode,
} from "./groups/invite-code.ts";
export { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "./groups/wrong-codes.ts";
export {
  type AttendingId,
  type CaseId,
  type CustomerId,
  type GroupId,
  type HospitalId,
  isUuid,
  type KeycloakId,
  type LearningSpaceId,
  type MachineId,
  type ModuleId,
  type RecordId,
  type SessionId,
  type TargetId,
  type UserId,
  type VoucherId,
} from "./ids.ts";
export { type InviteKind, inviteCodeBytes, inviteKind, inviteLink } from "./invite-code.ts";
export { formatDate, formatDateTime, formatDuration, formatNewsDate } from "./locale-format.ts";
export {
  type AttendingEntry,
  compareAttendings,
  readAttendingEntry,
  readAttendingForm,
  readHospitalName,
} from "./logbook/attending-entry.ts";
export { formatAttendingName, type PersonName, parseAttendingName } from "./logbook/attending-name.ts";
export {
  type CascadeLevel,
  cascadeLevels,
  chooseLevel,
  chooseProcedure,
  optionsAt,
} from "./logbook/cascade.ts";
export { catalogue } from "./logbook/catalogue/catalogue.ts";
export { findProcedure, findRetired, proceduresOf } from "./logbook/catalogue/lookup.ts";
export type {
  Catalogue,
  CatalogueCategory,
  CatalogueInterventionType,
  CatalogueOrganSystem,
  CatalogueProcedure,
} from "./logbook/catalogue/tree.ts";
export { clearedWords } from "./logbook/cleared-words.ts";
export {
  type CascadingContent,
  type Cause,
  type Clearing,
  canTakeBack,
  clearingOf,
  followCause,
  joinClearings,
  takeBack,
} from "./logbook/clearing.ts";
export {
  type CopyContext,
  type CopySource,
  copyForNextCase,
  copyRules,
  type RecordCopy,
} from "./logbook/copy-record.ts";
export { isLongAgo, latestDayForServer } from "./logbook/date-of-procedure.ts";
export {
  adverseEventLabels,
  ageCategoryLabels,
  bloodLossLabels,
  dictatedLabels,
  doseLabels,
  formAgeCategories,
  inrReversalLabels,
  levelLabel,
  modalityLabel,
  notFilledIn,
  participantRoleDefinitions,
  participantRoleGroups,
  participantSummary,
} from "./logbook/display.ts";
export { parseDose } from "./logbook/dose.ts";
export {
  type DraftContent,
  type DraftTitle,
  draftExpiresAt,
  longestDraft,
  mostDrafts,
  overwrittenDraft,
  readDraftContent,
  titleOfDraft,
} from "./logbook/drafts/draft.ts";
export { type EditedField, type EditedRecord, editedFields, saysTheSame } from "./logbook/edited-fields.ts";
export { type RecordField, recordFieldLabels, recordValueLabel } from "./logbook/field-labels.ts";
export { type LikelyPair, likelyDuplicates } from "./logbook/likely-duplicates.ts";
export * from "./logbook/limits.ts";
export * from "./logbook/limits.ts";
export { canMerge, type EntryFacts } from "./logbook/merge.ts";
export { type Change, compareEdits, mergeEdits, type Side, type Versions } from "./logbook/merge-edits.ts";
export {
  connectedLevels,
  type NarrowedLevels,
  narrowerOptions,
  narrowLevel,
} from "./logbook/narrow-levels.ts";
export {
  addParticipant,
  chooseParticipantLevel,
  defaultParticipants,
  emptyParticipant,
  isEmptyParticipant,
  type LastSaid,
  type Me,
  memberOptions,
  ownParticipant,
  removeParticipant,
} from "./logbook/participants.ts";
export type { AttendingChoice, GroupOption } from "./logbook/read-parts.ts";
export type {
  Attending,
  LogbookRecord,
  Participant,
  Procedure,
  RecordContent,
  RecordFacts,
} from "./logbook/record.ts";
export type { ParticipantInput, ProcedureInput, RecordInput } from "./logbook/record-input.ts";
export { isStale, nextVersion } from "./logbook/record-version.ts";
export {
  type ActivitiesSortField,
  type ActivitiesSortOrder,
  activitiesSortFields,
  activitiesSortOrders,
  normaliseSearchText,
  parseSearchParams,
  type SearchInput,
  type SearchParams,
} from "./logbook/search.ts";
export { searchForm } from "./logbook/search-form.ts";
export {
  type Counting,
  countingOf,
  type Obstacle,
  type OpenCase,
} from "./logbook/totals/counting.ts";
export { countingWords, countsInNoRole, countsNotFor } from "./logbook/totals/counting-words.ts";
export {
  type CountingRule,
  countsTowards,
  type Miss,
  missesOf,
  type PersonsCase,
  targetConditions,
} from "./logbook/totals/counts-towards.ts";
export { type DoseMedian, fewestForMedian, honestMedian } from "./logbook/totals/dose-median.ts";
export {
  academicYearMonth,
  addMonths,
  type DayRange,
  rangeOf,
  type TimeBucket,
  type TimeBuckets,
  type TotalsPeriod,
  timeBuckets,
  totalsPeriods,
  yearStart,
} from "./logbook/totals/period.ts";
export {
  countsSince,
  progressOf,
  type TargetProgress,
  type TargetState,
  targetStates,
} from "./logbook/totals/progress.ts";
export * from "./logbook/totals/target.ts";
export { type ValidationContext, type ValidRecord, validateRecord } from "./logbook/validate-record.ts";
export * from "./logbook/values.ts";
export {
  type ConditionalContent,
  type ConditionalField,
  changeField,
  changeModality,
  clearHidden,
  conditionalFields,
  type DecidingFields,
  dosesClearedBy,
  visibleFields,
} from "./logbook/visible-fields.ts";
export { accountTexts } from "./messages/account.ts";
export { accountServerText, accountsTexts } from "./messages/accounts.ts";
export { administrationTexts } from "./messages/administration.ts";
export { cloudCaseTexts } from "./messages/cloud-cases.ts";
export { cloudEventFailure, cloudEventTexts, eventStartFailure } from "./messages/cloud-events.ts";
export { type AdminActionKey, machineTexts } from "./messages/cloud-machines.ts";
export { cloudRoomTexts } from "./messages/cloud-rooms.ts";
export { cloudServerTexts } from "./messages/cloud-server.ts";
export { caseStartFailure, cloudSessionTexts } from "./messages/cloud-sessions.ts";
export { cloudVoucherFailure, cloudVoucherTexts } from "./messages/cloud-vouchers.ts";
export { contentTexts } from "./messages/content.ts";
export {
  type AppErrorCode,
  type AppErrorFacts,
  appErrorCodes,
  appErrorText,
  httpStatusOf,
  isAppErrorCode,
} from "./messages/errors.ts";
export { type FieldError, type FieldErrorCode, type FieldErrorFacts, fieldError } from "./messages/fields.ts";
export { groupTexts } from "./messages/groups.ts";
export {
  acceptedVoucher,
  archivedVoucher,
  courseVouchersToCome,
  joinedGroup,
  organizesEvent,
  type VoucherCode,
  voucherFailed,
  voucherRefusalText,
} from "./messages/invitations.ts";
export { logbookTexts } from "./messages/logbook.ts";
export type { PersonOfChange } from "./messages/person-of-change.ts";
export { profileTexts } from "./messages/profile.ts";
export { shellTexts } from "./messages/shell.ts";
export { type EditedThing, staleSaveTexts } from "./messages/stale-save.ts";
export { pageCount, pagesToShow } from "./pager.ts";
export { afterEdit, afterSignIn, type Claimed } from "./profile/identity.ts";
export {
  type ExperienceField,
  experienceFields,
  type Gender,
  genders,
  type Profile,
  type ProfileField,
  type ProfileInput,
  profileFields,
} from "./profile/profile.ts";
export { longestProfileText, validateProfile } from "./profile/validate-profile.ts";
export { err, ok, type Result } from "./result.ts";
export { type Partner, parsePublishedSiteConfig, parseSiteConfig, type SiteConfig } from "./site-config.ts";
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
  compareVersions,
  formatVersion,
  isAtLeast,
  noVersion,
  parseVersion,
  type Version,
} from "./version.ts";
